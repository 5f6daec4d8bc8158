// What the page knows of the game before anybody opens a table of it.

import type { Said } from "../../generated/wire";
import type { GameFace } from "../board";

export const imAll: GameFace = {
  board: () => import("./Board.svelte"),
  whole: true,
  light: "cold",
  cover: () => import("./Cover.svelte"),
  teaching: () => import("./teaching.ts"),
  gallery: () => import("./Gallery.svelte"),
  ending: () => import("./Ending.svelte"),
  interludes: ["event-attacked", "event-game-ended"],
  telling: () => import("./telling.ts"),
  where: (_, value) => {
    const module = typeof value === "object" && value.key === "room" ? value.args["module"] : undefined;
    return typeof module === "object"
      ? `room/${module.key.replace(/^module-/, "")}-${(value as Said).args["room"]}`
      : undefined;
  },
};
