// How a round is told: what was done to whoever reads it, what was taken, and what it did.

import type { Said, Told } from "../../generated/wire";
import { gist, type Chapter } from "../../table/history.ts";
import type { Telling } from "../board";
import { briefly } from "../shared/recap.ts";
import { cardIn, seatIn } from "../shared/telling.ts";

const briefs = {
  "event-took": "recap-took",
  "event-ran": "recap-ran",
  "event-skipped": "recap-skipped",
  "event-centred": "recap-centred",
  "event-blocked-ring": "recap-blocked",
  "event-blocked-fellow": "recap-blocked-fellow",
  "event-swapped": "recap-swapped",
  "event-exchanged": "recap-exchanged",
  "event-gave-up": "recap-gave-up",
  "event-laid": "recap-laid",
  "event-round-began": "recap-round",
  "event-colours-won": "recap-colours",
  "event-no-colour": "recap-no-colour",
};

/** The same for whose cards it was done to: an event names them as the other seat, or as the only one. */
const yours = {
  "event-blocked-fellow": "recap-blocked-yours",
  "event-swapped": "recap-swapped-yours",
  "event-exchanged": "recap-exchanged-yours",
  "event-gave-up": "recap-gave-up-yours",
  "event-drew": "recap-drew-yours",
};

/** In the order in which it happened; a champion that was only drawn is named before what it does. */
function recap(events: readonly Told[], seat: number): Said[] {
  const hits = ({ said }: Told) => said.key in yours && seatIn(said, "other" in said.args ? "other" : "who") === seat;
  const taken = new Set(events.filter(({ said }) => said.key === "event-took").map(({ said }) => cardIn(said, "card")));
  return events
    .filter(({ said }) => said.key !== "event-ran" || !taken.has(cardIn(said, "card")))
    .flatMap((event) => briefly([event], hits(event) ? yours : briefs));
}

/** Why one of two equal sums got the better shield. */
function retell(events: readonly Told[]): Told[] {
  const sumOf = (event: Told | undefined) => (event?.said.key.startsWith("event-shield-") ? event.said.args["sum"] : undefined);
  return events.flatMap((event, i) => {
    const sum = sumOf(event);
    const tied = sum !== undefined && sum === sumOf(events[i - 1]);
    return tied ? [event, { ...event, said: { key: "arena-tie", args: {} } }] : [event];
  });
}

/** A new round begins with an empty table: what anybody did before is no news any more. */
function recent(told: readonly Chapter[]): readonly Chapter[] {
  const began = told.findLastIndex(({ events }) => events.some(({ said }) => said.key === "event-round-began"));
  return told.slice(Math.max(began, 0));
}

export const telling: Telling = {
  gist,
  recent,
  retell,
  recap: (events, update) => recap(events, update?.seat ?? -1),
};
