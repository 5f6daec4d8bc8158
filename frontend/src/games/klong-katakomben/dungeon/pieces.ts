// Where heroes stand in the dungeon.

import { standingIn, type Piece } from "../../delve/tiles/chart.ts";
import type { Joined } from "../../delve/tiles/joined.ts";
import type { DelveView } from "../../delve/view.ts";

export const pawnWidth = 48; // units
const apart = 26; // units between heroes in one room

/** Everybody who is still inside, beside what lies there. */
export function piecesOf(view: Pick<DelveView, "heroes">, { rooms }: Joined): Piece[] {
  const standing = standingIn(view, rooms);
  return standing.map(({ seat, room }) => {
    const company = standing.filter((other) => other.room === room);
    const aside = (company.findIndex((other) => other.seat === seat) - (company.length - 1) / 2) * apart;
    const { x, y, w, h, shape, room: printed } = rooms.get(room)!;
    if (shape === "gate") return { seat, room, x: x + 36 + (aside + ((company.length - 1) / 2) * apart), y: y + 24 };
    const features = (printed.features ?? []).filter((feature) => feature !== "crystal_cave");
    const beside = company.length > 2 ? 0 : features.length ? w * 0.46 : 0;
    return { seat, room, x: x + beside + aside, y: y + h * (features.includes("wayshrine") ? 0.5 : 0.8) };
  });
}
