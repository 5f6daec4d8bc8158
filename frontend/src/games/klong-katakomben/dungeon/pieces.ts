// Where heroes stand in the dungeon.

import { standingIn, type Piece } from "../../delve/tiles/chart.ts";
import type { Joined } from "../../delve/tiles/joined.ts";
import type { DelveView } from "../../delve/view.ts";

export const pawnWidth = 48; // units
const apart = 22; // units between heroes in one room

/** Everybody who is still inside, beside what lies there. */
export function piecesOf(view: Pick<DelveView, "heroes">, { rooms }: Joined): Piece[] {
  const standing = standingIn(view, rooms);
  return standing.map(({ seat, room }) => {
    const company = standing.filter((other) => other.room === room);
    const aside = (company.findIndex((other) => other.seat === seat) - (company.length - 1) / 2) * apart;
    const { x, y, w, h, shape, room: printed } = rooms.get(room)!;
    if (shape === "gate") return { seat, room, x: x + 36 + (aside + ((company.length - 1) / 2) * apart), y: y + 24 };
    const features = (printed.features ?? []).filter((feature) => feature !== "crystal_cave");
    if (!features.length) return { seat, room, x: x + aside, y: y + h * 0.8 };
    // What lies there lies left of them, and cubes on a shrine below them: nothing of it is hidden.
    const beside = w * (features.length > 1 ? 0.92 : 0.56) + (company.length - 1) * (apart / 2);
    return { seat, room, x: x + beside + aside, y: y + h * (features.includes("wayshrine") ? 0.36 : 0.8) };
  });
}
