// The games that have a face; any other game is played by the panel alone.

import type { GameFace } from "./board";

export const faces: Record<string, GameFace> = {
  "strife-of-gods": {
    board: () => import("./strife-of-gods/Board.svelte"),
    cover: () => import("./strife-of-gods/Cover.svelte"),
    interludes: ["event-round-began", "event-colours-won", "event-no-colour", "event-game-ended"],
    secrets: ({ view }) => (view["drawn"] as unknown[]).length > 0,
  },
};
