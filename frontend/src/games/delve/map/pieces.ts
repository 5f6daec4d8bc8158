// Where the heroes stand on the board.

import type { Drawing } from "../../shared/printed.ts";
import type { DelveView } from "../view.ts";
import { extents, shapeOf, toUnits, type Point } from "./plan.ts";

export const pawnWidth = 33; // units
const apart = 24; // units between heroes in one room

/** The merlons of the parapet, above ground; counted from 1. */
export const merlons = [1, 2, 3, 4, 5] as const;
export const merlonAt = (space: number): Point => ({ x: 122 + 72 * space, y: 52 });

export interface Piece extends Point {
  readonly seat: number;
}

/** Everybody who is still to be seen: inside, at the gate, or on the parapet. */
export function piecesOf(view: DelveView, drawing: Drawing): Piece[] {
  const standing = view.heroes.flatMap((hero, seat) => {
    if (seat === view.walker) return [{ seat, room: "" }];
    return hero.status === "inside" || hero.status === "escaped" ? [{ seat, room: hero.room }] : [];
  });
  return standing.map(({ seat, room }) => {
    if (!room) return { seat, ...merlonAt(view.parapet) };
    const company = standing.filter((other) => other.room === room);
    const aside = (company.findIndex((other) => other.seat === seat) - (company.length - 1) / 2) * apart;
    const at = drawing.rooms[room]!;
    const { x, y } = toUnits(at.at);
    return { seat, x: x + aside + (company.length > 1 ? 0 : 15), y: y + extents[shapeOf(at)].y - 2 };
  });
}
