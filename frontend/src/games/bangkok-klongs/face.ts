// What the page knows of the game before anybody opens a table of it.

import type { GameFace } from "../board";

export const bangkokKlongs: GameFace = {
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  interludes: ["event-small-day", "event-big-day", "event-standstill", "event-stock-scored", "event-game-ended"],
};
