// How a round is told: what was taken, and what it did.

import { gist } from "../../table/history.ts";
import type { Telling } from "../board";
import { briefly } from "../shared/recap.ts";

const briefs = {
  "event-took": "recap-took",
  "event-skipped": "recap-skipped",
  "event-centred": "recap-centred",
  "event-blocked-ring": "recap-blocked",
  "event-blocked-fellow": "recap-blocked",
  "event-swapped": "recap-swapped",
  "event-laid": "recap-laid",
  "event-round-began": "recap-round",
  "event-colours-won": "recap-colours",
  "event-no-colour": "recap-no-colour",
};

export const telling: Telling = { gist, retell: (events) => events, recap: (events) => briefly(events, briefs) };
