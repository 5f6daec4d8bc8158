// How a round is told: what was done to whoever reads it, what was taken, and what it did.

import type { Said, Told } from "../../generated/wire";
import { gist, type Chapter } from "../../table/history.ts";
import type { Telling } from "../board";
import { briefly } from "../shared/recap.ts";
import { seatIn } from "../shared/telling.ts";

const briefs = {
  "event-took": "recap-took",
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

/** What was done to the cards of whoever reads comes first: it is what they look for. */
function recap(events: readonly Told[], seat: number): Said[] {
  const hits = ({ said }: Told) => said.key in yours && seatIn(said, "other" in said.args ? "other" : "who") === seat;
  return [
    ...briefly(events.filter(hits), yours),
    ...briefly(
      events.filter((event) => !hits(event)),
      briefs,
    ),
  ];
}

/** A new round begins with an empty table: what anybody did before is no news any more. */
function recent(told: readonly Chapter[]): readonly Chapter[] {
  const began = told.findLastIndex(({ events }) => events.some(({ said }) => said.key === "event-round-began"));
  return told.slice(Math.max(began, 0));
}

export const telling: Telling = {
  gist,
  recent,
  retell: (events) => events,
  recap: (events, update) => recap(events, update?.seat ?? -1),
};
