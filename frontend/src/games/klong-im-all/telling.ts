// How a raid through the ship is told: as any raid, and how somebody travelled and what was hacked there.

import type { Telling } from "../board";
import { meanwhileOf } from "../delve/out.ts";
import { recapOf } from "../delve/recap.ts";
import { telling as raid } from "../delve/telling.ts";

const done = {
  "event-visited": "recap-hacked",
  "event-found-token": "recap-took",
};

/** Whoever is out draws for the boss instead of taking a turn: more among two. */
const cubesOf = (seats: number): number => (seats > 2 ? 4 : 6);

export const telling: Telling = {
  ...raid,
  recap: (events, update) => recapOf(events, update, done, false),
  meanwhile: (update) => meanwhileOf(update, { cubes: cubesOf(update.view["seats"] as number) }),
};
