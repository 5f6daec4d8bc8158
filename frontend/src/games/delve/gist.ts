// What of a turn matters to others: on a line of the news there is room for one sentence.

import type { Said } from "../../generated/wire";
import { concerns, type Chapter } from "../../table/history.ts";

/** The weightiest first. */
const matters = [
  "event-lost",
  "event-rescued",
  "event-escaped",
  "event-attacked",
  "event-drew-hit",
  "event-was-struck",
  "event-took",
  "event-traded",
  "event-bought",
  "event-fought",
  "event-used",
  "event-teleported",
  "event-moved",
  "event-made-noise",
];

/** What was done to a seat, else what weighs most; a turn that still goes on is told as it goes. */
export function gistOf({ seat: actor, events }: Chapter, seat: number, turn: number): Said | undefined {
  if (actor === turn) return events.at(-1)?.said;
  const weighty = matters.flatMap((key) => events.filter(({ said }) => said.key === key));
  const mine = weighty.find(({ said }) => actor !== seat && concerns(said, seat));
  return (mine ?? weighty[0] ?? events[0])?.said;
}
