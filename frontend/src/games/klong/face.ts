// What the page knows of the game before anybody opens a table of it.

import type { GameFace } from "../board";

export const klong: GameFace = {
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  ending: () => import("./Ending.svelte"),
  interludes: ["event-attacked", "event-game-ended"],
  telling: () => import("../delve/telling.ts"),
};
