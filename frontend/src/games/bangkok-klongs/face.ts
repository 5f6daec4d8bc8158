// What the page knows of the game before anybody opens a table of it.

import type { GameFace } from "../board";

export const bangkokKlongs: GameFace = {
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  ending: () => import("./Ending.svelte"),
  teaching: () => import("./teaching.ts"),
  telling: () => import("./telling.ts"),
  // Told as they are written on the board's edge, named by small letters on it: E1, F3–G4.
  where: (name, value) =>
    ["field", "target", "place"].includes(name) && typeof value === "string"
      ? value.toLowerCase().replace("–", "-")
      : undefined,
  interludes: ["event-small-day", "event-big-day", "event-standstill", "event-stock-scored", "event-game-ended"],
};
