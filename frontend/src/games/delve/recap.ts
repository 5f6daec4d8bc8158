// What of a raider's turn matters to others: the way, what was taken and bought, and what it cost.

import type { Said, Told } from "../../generated/wire";
import { briefly, sum, type Briefs } from "../shared/recap.ts";

const walks = ["event-moved", "event-teleported"];
const briefs = {
  "event-took": "recap-took",
  "event-traded": "recap-bought",
  "event-bought": "recap-bought",
  "event-fought": "recap-fought",
  "event-used": "recap-used",
  "event-escaped": "recap-escaped",
  "event-rescued": "recap-rescued",
  "event-lost": "recap-lost",
};
const counted = { "event-made-noise": "recap-noise", "event-hurt": "recap-hurt" };

/** Several steps are one way, from where it began to where it ended. */
function wayOf(events: readonly Told[]): Said[] {
  const steps = events.filter(({ said }) => walks.includes(said.key));
  const [first, last] = [steps[0], steps.at(-1)];
  const roomOf = (said: Said | undefined, name: string) => (said?.args[name] as Said | undefined)?.args["room"] ?? "";
  return first && last ? [{ key: "recap-way", args: { from: roomOf(first.said, "from"), to: roomOf(last.said, "to") } }] : [];
}

const hits = ["event-drew-hit", "event-was-struck"];

/** All its cubes are one attack. */
function attackOf(events: readonly Told[]): Said[] {
  const count = events.filter(({ said }) => hits.includes(said.key)).length;
  return events.some(({ said }) => said.key === "event-attacked") ? [{ key: "recap-attack", args: { count } }] : [];
}

/** `more` is what matters in one game only; without numbered rooms a way is no news. */
export function recapOf(events: readonly Told[], more: Briefs = {}, numbered = true): readonly Said[] {
  const costs = Object.entries(counted).flatMap(([event, key]) => {
    const count = sum(events, [event], "count");
    return count ? [{ key, args: { count } }] : [];
  });
  return [...attackOf(events), ...(numbered ? wayOf(events) : []), ...briefly(events, { ...briefs, ...more }), ...costs];
}
