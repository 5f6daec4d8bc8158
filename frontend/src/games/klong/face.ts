// What the page knows of the game before anybody opens a table of it.

import type { GameFace } from "../board";
import { cautionOf } from "./caution.ts";
import { retell } from "./retelling.ts";

export const klong: GameFace = {
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  ending: () => import("./ending/Ending.svelte"),
  interludes: ["event-attacked", "event-game-ended"],
  matters: [
    "event-lost", "event-rescued", "event-escaped", "event-attacked", "event-drew-hit", "event-took", "event-traded",
    "event-bought", "event-fought", "event-used", "event-teleported", "event-moved", "event-made-noise",
  ],
  retell,
  caution: cautionOf,
};
