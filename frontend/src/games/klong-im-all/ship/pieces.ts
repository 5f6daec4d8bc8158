// Where heroes stand in the ship.

import { standingIn, type Piece } from "../../delve/tiles/chart.ts";
import type { DelveView } from "../../delve/view.ts";
import type { Ship } from "./plan.ts";

export const suitWidth = 42; // units
const apart = 16; // units between heroes in one room

/** Everybody who is still inside, at the left of what lies in their room. */
export function piecesOf(view: Pick<DelveView, "heroes">, { berths }: Ship): Piece[] {
  const standing = standingIn(view, berths);
  return standing.map(({ seat, room }) => {
    const after = standing.filter((other) => other.room === room && other.seat > seat).length;
    const { x, y, w, h } = berths.get(room)!;
    return { seat, room, x: x - w * 0.8 - after * apart, y: y + h * 0.8 };
  });
}
