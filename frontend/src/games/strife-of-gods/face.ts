// What the page knows of the game before anybody opens a table of it.

import type { GameFace } from "../board";

export const strifeOfGods: GameFace = {
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  teaching: () => import("./teaching.ts"),
  telling: () => import("./telling.ts"),
  where: (_, value) =>
    typeof value === "object" && value.key === "place" ? `r${String(value.args["number"]).padStart(2, "0")}` : undefined,
  interludes: ["event-round-began", "event-colours-won", "event-no-colour", "event-game-ended"],
  befalls: ["event-gave-up", "event-laid", "event-exchanged", "event-replaced"],
  secrets: ({ view }) => (view["drawn"] as unknown[]).length > 0,
};
