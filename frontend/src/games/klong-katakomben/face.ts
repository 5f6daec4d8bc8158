// What the page knows of the game before anybody opens a table of it.

import type { GameFace } from "../board";
import { whereRoomsAre } from "../delve/where.ts";

export const katakomben: GameFace = {
  board: () => import("./Board.svelte"),
  whole: true,
  light: "torch",
  cover: () => import("./Cover.svelte"),
  teaching: () => import("./teaching.ts"),
  gallery: () => import("./Gallery.svelte"),
  ending: () => import("./Ending.svelte"),
  interludes: ["event-provoked", "event-attacked", "event-game-ended"],
  befalls: ["event-drew-black", "event-drew-hit", "event-drew-harmless", "event-drew-special"], // after reactions
  telling: () => import("./telling.ts"),
  where: whereRoomsAre("tile"),
};
