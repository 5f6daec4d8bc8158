// What the page knows of the game before anybody opens a table of it.

import type { GameFace } from "../board";
import { whereRoomsAre } from "../delve/where.ts";

export const klong: GameFace = {
  board: () => import("./Board.svelte"),
  whole: true,
  light: "torch",
  cover: () => import("./Cover.svelte"),
  teaching: () => import("./teaching.ts"),
  gallery: () => import("./Gallery.svelte"),
  ending: () => import("./Ending.svelte"),
  interludes: ["event-provoked", "event-attacked", "event-game-ended"],
  telling: () => import("../delve/telling.ts"),
  where: whereRoomsAre(),
};
