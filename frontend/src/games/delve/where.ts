// Where a room that somebody speaks of lies on the map.

import type { GameFace } from "../board";

/** `part`: what a room's name begins with where it is numbered within something, such as a module or tile. */
export function whereRoomsAre(part?: string): NonNullable<GameFace["where"]> {
  return (_, value) => {
    if (typeof value !== "object" || value.key !== "room") return undefined;
    const { room } = value.args;
    if (!part) return `room/${room}`;
    const within = value.args[part];
    return typeof within === "object" ? `room/${within.key.slice(within.key.indexOf("-") + 1)}-${room}` : undefined;
  };
}
