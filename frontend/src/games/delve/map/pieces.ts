// Where the heroes stand on the map.

import type { Drawing } from "../../shared/printed.ts";
import type { DelveView } from "../view.ts";
import { chambersOf, type Chamber, type Point } from "./plan.ts";

export const pawnWidth = 62; // units
const apart = 26; // units between heroes in one room

/** The merlons of the parapet, above ground; counted from 1. */
export const merlons = [1, 2, 3, 4, 5] as const;
export const merlonAt = (space: number): Point => ({ x: 190 + 66 * space, y: 66 });

/** Where in a room the first of them stands: what lies there lies left of them, or right of them where there is a stall. */
export const besideIn = ({ room, w }: Pick<Chamber, "room" | "w">): number =>
  room.features?.includes("market") ? -w * 0.5 : w * 0.54;

export interface Piece extends Point {
  readonly seat: number;
}

/** Everybody who is still to be seen: inside, at the gate, or on the parapet. */
export function piecesOf(view: DelveView, drawing: Drawing): Piece[] {
  const chambers = chambersOf(drawing);
  const standing = view.heroes.flatMap((hero, seat) => {
    if (seat === view.walker) return [{ seat, room: "" }];
    return hero.status === "inside" || hero.status === "escaped" ? [{ seat, room: hero.room }] : [];
  });
  return standing.map(({ seat, room }) => {
    if (!room) return { seat, ...merlonAt(view.parapet ?? 0) };
    const company = standing.filter((other) => other.room === room);
    const aside = (company.findIndex((other) => other.seat === seat) - (company.length - 1) / 2) * apart;
    const chamber = chambers.get(room)!;
    const { x, y, h, shape } = chamber;
    if (shape === "gate") return { seat, x: x + aside, y: y + 34 };
    const first = besideIn(chamber);
    const out = Math.sign(first) * (company.length - 1) * (apart / 2);
    return { seat, x: x + first + out + aside, y: y + h * 0.84 };
  });
}
