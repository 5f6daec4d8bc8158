// What prices in the dungeon have to leave in sight, and where: only what can be seen of it now.

import type { Box } from "../../delve/map/labels.ts";
import type { Chamber, Point } from "../../delve/map/plan.ts";
import { boxesAt, heroAt, type Ground, type Priced } from "../../delve/map/prices.ts";
import type { Toll } from "../../delve/map/walks.ts";
import type { Bounds, Edge, Joined } from "../../delve/tiles/joined.ts";
import { askAt, askRadius } from "./exits.ts";
import { pawnWidth } from "./pieces.ts";
import type { Sights } from "./sights.ts";

/** An opening into the unknown that can be taken, and what that takes. */
interface Exit {
  readonly edge: Edge;
  readonly toll: Toll | undefined;
}

const rim = 4; // units that stay free at the edge
const tools = 200; // px that buttons take of the lower edge, from the left

/** What of all that is in sight, so many px wide, lies below buttons and the overview; that is there while not all of the
    dungeon is in sight. */
export function coveredIn(seen: Bounds, width: number, small: boolean, whole: boolean): Box[] {
  const half = seen.width / Math.max(1, width) / 2; // units a pixel takes
  const corner = (wide: number, high: number): Box => {
    const [w, h] = [wide * half, high * half];
    return { x: seen.x + w, y: seen.y + seen.height - h, w, h };
  };
  const buttons = corner(tools, small ? 56 : 48);
  return whole ? [buttons] : [buttons, corner(tools / 2, small ? 180 : 170)];
}

/** An artifact on its pedestal, idols, a secret, gold, a heart, the cubes on a shrine. */
function thingsIn({ word, room, x, y, w, h }: Chamber, { heaps, crowded }: Sights): Box[] {
  const features = (room.features ?? []).filter((feature) => feature !== "crystal_cave");
  const lies = heaps.get(word) ?? [];
  return features.flatMap((feature, i): Box[] => {
    const at = x + middleOf(features.length, i, w, crowded.has(word));
    if (feature === "wayshrine") return [{ x, y: y + h * 0.94, w: 38, h: 11 }];
    if (feature.startsWith("artifact")) return lies.length ? [{ x: at, y: y + h * 0.78 - 14, w: 23, h: 26 }] : [];
    if (feature === "monkey_shrine")
      return lies.length
        ? [{ x: x + (crowded.has(word) ? -20 : 8), y: y + h * 0.4, w: crowded.has(word) ? 28 : 34, h: 24 }]
        : [];
    if (feature === "market" || feature === "chest" || feature === "library" || feature === "prison") return [];
    return [{ x: at, y: y + 4, w: 18, h: 18 }];
  });
}

/** Where one of several things in a room lies, beside whoever stands there. */
export const middleOf = (count: number, i: number, w: number, crowded: boolean): number =>
  (count > 1 ? (i - (count - 1) / 2) * w * 0.95 : 0) - (crowded ? w * (count > 1 ? 0.2 : 0.42) : 0);

export function groundOf(
  dungeon: Joined,
  sights: Sights,
  rooms: readonly Chamber[],
  pieces: readonly Point[],
  exits: readonly Exit[],
  lit: readonly Priced[],
  grow: number,
  seen: Bounds,
  covered: readonly Box[],
): { readonly ground: Ground; readonly priced: readonly Priced[] } {
  const within = ({ x, y }: Point): boolean => x > seen.x && y > seen.y && x < seen.x + seen.width && y < seen.y + seen.height;
  const asks = exits.map(({ edge }) => ({ ...askAt(edge, grow), w: askRadius * grow, h: askRadius * grow }));
  const unknown = exits.flatMap(({ edge, toll }, i): Priced[] =>
    toll ? [{ chamber: { word: edge.door, ...asks[i]! }, toll }] : [],
  );
  return {
    ground: {
      firm: [
        ...rooms.flatMap((room) => thingsIn(room, sights)),
        ...pieces.map((piece) => heroAt(piece, pawnWidth)),
        ...asks,
        ...covered,
      ],
      soft: boxesAt([...dungeon.links.filter(({ signed }) => signed), ...dungeon.edges], 22),
      rooms,
      edge: {
        x: seen.x + seen.width / 2,
        y: seen.y + seen.height / 2,
        w: seen.width / 2 - rim,
        h: seen.height / 2 - rim,
      },
    },
    priced: [...lit, ...unknown].filter(({ chamber }) => within(chamber)),
  };
}
