// What the page knows of the game before anybody opens a table of it.

import type { GameFace } from "../board";
import { whereRoomsAre } from "../delve/where.ts";

export const imAll: GameFace = {
  board: () => import("./Board.svelte"),
  whole: true,
  light: "cold",
  cover: () => import("./Cover.svelte"),
  teaching: () => import("./teaching.ts"),
  gallery: () => import("./Gallery.svelte"),
  ending: () => import("./Ending.svelte"),
  interludes: ["event-provoked", "event-attacked", "event-game-ended"],
  telling: () => import("./telling.ts"),
  where: whereRoomsAre("module"),
};
