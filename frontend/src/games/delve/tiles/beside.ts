// Where a note about a room stands: near it, never on it or on one's hero, and on as few rooms as possible that may be chosen.

import { standing, touched, type Kept, type Spot } from "../../../table/standing.ts";
import type { Spread } from "../map/prices.ts";
import { roomKey } from "../spots.ts";
import type { Look, Size } from "./plane.ts";
import type { Target } from "./Rooms.svelte";

/** What there is on a map around a room, and how one looks at it. */
export interface Around {
  readonly targets: readonly Pick<Target, "key" | "x" | "y" | "width" | "height" | "spot">[];
  /** The room where one's own hero is. */
  readonly own: string | undefined;
  readonly look: Look;
  readonly frame: Size;
}

/** In px of the frame. */
export function besideRoom(room: Spread, note: Size, { targets, own, look, frame }: Around): Spot {
  const boxOf = ({ x, y, width, height }: Pick<Target, "x" | "y" | "width" | "height">): Kept["box"] => ({
    left: look.x + (x - width / 2) * look.scale,
    top: look.y + (y - height / 2) * look.scale,
    width: width * look.scale,
    height: height * look.scale,
  });
  const kept = targets.map((target): Kept => {
    const touch = target.key === roomKey(own ?? "") ? touched.never : target.spot.options.length ? touched.lit : 0;
    return { box: boxOf(target), weight: 1, touch };
  });
  return standing(boxOf({ ...room, width: 2 * room.w, height: 2 * room.h }), note, frame, kept, 0);
}
