// What the page knows of the game before anybody opens a table of it.

import type { Said } from "../../generated/wire";
import type { GameFace } from "../board";

export const katakomben: GameFace = {
  board: () => import("./Board.svelte"),
  whole: true,
  light: "torch",
  cover: () => import("./Cover.svelte"),
  teaching: () => import("./teaching.ts"),
  gallery: () => import("./Gallery.svelte"),
  ending: () => import("./Ending.svelte"),
  interludes: ["event-attacked", "event-game-ended"],
  telling: () => import("./telling.ts"),
  where: (_, value) => {
    const tile = typeof value === "object" && value.key === "room" ? value.args["tile"] : undefined;
    return typeof tile === "object" ? `room/${tile.key.replace(/^card-/, "")}-${(value as Said).args["room"]}` : undefined;
  },
};
