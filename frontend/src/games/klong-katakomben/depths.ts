// How deep rooms lie in a dungeon that has grown: the further from the Crypt the deeper, and all of the depths below the rest.

import { tiles } from "../../generated/klong-katakomben.ts";
import type { Depths } from "../delve/ending/course.ts";
import type { LaidTile } from "../delve/tiles/joined.ts";

const line = 0.45;

/** Rooms by the number the rules count them by: in the order of the tiles, gates left out. */
const rooms = Object.entries(tiles).flatMap(([tile, { rooms: found }]) =>
  Object.values(found)
    .filter(({ features }) => !features?.includes("portal"))
    .map(({ deep = false }) => ({ tile, deep })),
);

export function depthsIn(laid: readonly LaidTile[]): Depths {
  const far = new Map(laid.map(({ tile, x, y }) => [tile, Math.abs(x) + Math.abs(y)]));
  const most = Math.max(1, ...far.values());
  const of = (number: number): number => {
    const { tile, deep } = rooms[number] ?? { tile: "", deep: false };
    const share = (far.get(tile) ?? 0) / most;
    return deep ? line + 0.08 + 0.45 * share : 0.05 + (line - 0.1) * share;
  };
  return { line, of };
}
