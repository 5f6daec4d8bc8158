// How a raid through the catacombs is told: as any raid, and what was discovered there.

import type { Telling } from "../board";
import { meanwhileOf } from "../delve/out.ts";
import { recapOf } from "../delve/recap.ts";
import { telling as raid } from "../delve/telling.ts";

const discovered = {
  "event-found-tile": "recap-found-tile",
  "event-found-token": "recap-took",
  "event-marked-shrine": "recap-marked",
};

/** Whoever is out draws for the dragon instead of taking a turn: more among two. */
const cubesOf = (seats: number): number => (seats > 2 ? 4 : 6);

export const telling: Telling = {
  ...raid,
  recap: (events, update) => recapOf(events, update, discovered, false),
  meanwhile: (update) => meanwhileOf(update, { cubes: cubesOf(update.view["seats"] as number) }),
};
