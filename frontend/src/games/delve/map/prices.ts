// Where the price of a way is written: beside its room, where it covers least of what lies there.

import { dungeonEdge, plateAt, type Chamber, type Point } from "./plan.ts";
import { partsOf, type PricePart, type Toll } from "./walks.ts";

export interface Price extends Point {
  readonly word: string;
  readonly width: number;
  readonly parts: readonly PricePart[];
}

const [part, alone, wider, ends, high] = [44, 28, 14, 14, 36]; // units; a count with a sign is wider

/** Where prices may be written: not beyond the edges of a board, and not over the numbers of its rooms. */
export interface Ground {
  readonly left: number;
  readonly right: number;
  readonly numbered: boolean;
}

const board: Ground = { left: 0, right: dungeonEdge, numbered: true };

/** How far from the left end of a price its parts begin, and where it ends; a sign without a figure takes less. */
export const startsOf = (parts: readonly PricePart[]): number[] =>
  parts.reduce((starts, { count }) => [...starts, starts.at(-1)! + (count ? part : alone)], [9]);

export const widthOf = (parts: readonly PricePart[], grow: number): number =>
  (startsOf(parts).at(-1)! + ends - 9 + (parts.some(({ count }) => count.length > 1) ? wider : 0)) * grow;

/** A room by its name, its middle, and half its width and height. */
export type Spread = Pick<Chamber, "word" | "x" | "y" | "w" | "h">;

/** A room about which something is written: what the way there takes, or anything else. */
export type Priced = { readonly chamber: Spread } & ({ readonly toll: Toll } | { readonly parts: readonly PricePart[] });

/** All prices, each at the free spot next to its room; `taken` are the middles of what must stay in sight. */
export function pricesOf(
  lit: readonly Priced[],
  taken: readonly Point[],
  rooms: readonly Spread[],
  grow: number,
  ground = board,
): Price[] {
  const placed: Price[] = [];
  for (const one of lit) {
    const { chamber } = one;
    const parts = "parts" in one ? one.parts : partsOf(one.toll);
    if (!parts.length) continue;
    const width = widthOf(parts, grow);
    let [best, lowest] = [{ x: 0, y: 0 }, Infinity];
    for (const [i, spot] of spotsBeside(chamber, width, grow).entries()) {
      const cost = i * 4 + covering(spot, width, grow, chamber, taken, rooms, placed, ground);
      if (cost < lowest) [best, lowest] = [spot, cost];
    }
    placed.push({ word: chamber.word, width, parts, ...best });
  }
  return placed;
}

function spotsBeside({ x, y, w, h }: Spread, width: number, grow: number): Point[] {
  const [rim, half] = [(high * grow) / 2, width / 2];
  return [
    { x: x + w - half + 12, y: y - h + 4 },
    { x: x + w - half + 12, y: y - h - rim * 0.7 },
    { x: x + w - half + 38, y: y - h - rim * 0.4 },
    { x, y: y - h - rim * 0.7 },
    { x: x + w - half + 14, y: y + h + rim * 0.4 },
    { x, y: y + h + rim * 0.5 },
    { x: x - w + half - 12, y: y + h + rim * 0.4 },
    { x: x + w + half * 0.6, y },
    { x: x - w - half * 0.6, y },
  ];
}

function covering(
  spot: Point,
  width: number,
  grow: number,
  own: Spread,
  taken: readonly Point[],
  rooms: readonly Spread[],
  placed: readonly Price[],
  ground: Ground,
): number {
  const [half, rim] = [width / 2, (high * grow) / 2];
  const over = (at: Point, w: number, h: number): number => {
    const [dx, dy] = [half + w - Math.abs(spot.x - at.x), rim + h - Math.abs(spot.y - at.y)];
    return dx > 0 && dy > 0 ? Math.min(dx, dy) : 0;
  };
  let sum = spot.x + half > ground.right || spot.x - half < ground.left ? 500 : 0;
  for (const at of taken) sum += 4 * over(at, 22, 22);
  for (const price of placed) sum += 20 * over(price, price.width / 2, rim);
  for (const room of rooms) {
    // A price in another room would be taken for that room's.
    if (room !== own) sum += 1.5 * over(room, room.w, room.h) + 2.5 * over(insideOf(room), room.w * 0.5, room.h * 0.6);
    if (ground.numbered) sum += 8 * over(plateAt(room), 17 * grow, 13 * grow); // its number
  }
  return sum + 1.2 * over(insideOf(own), own.w * 0.6, own.h * 0.7);
}

/** The middle of what lies in a room. */
const insideOf = ({ x, y }: Point): Point => ({ x, y: y + 8 });
