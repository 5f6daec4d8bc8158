// Where the price of a way is written: beside its room, where it covers least of what lies there.

import { plateAt, type Chamber, type Point } from "./plan.ts";
import { partsOf, type PricePart, type Toll } from "./walks.ts";

export interface Price extends Point {
  readonly word: string;
  readonly width: number;
  readonly parts: readonly PricePart[];
}

const [part, alone, wider, ends, high] = [44, 28, 14, 14, 36]; // units; a count with a sign is wider

/** Where prices may be written: not beyond the edges of a board, and rather not over what can be seen there. */
export interface Ground {
  readonly left: number;
  readonly right: number;
  /** How much larger than drawn the numbers of its rooms are; 0 where they have none. */
  readonly numbers: number;
  /** What lies in the rooms: a price on it would hide it, or be taken for that room's. */
  readonly things?: readonly Spread[];
}

/** How far from the left end of a price its parts begin, and where it ends; a sign without a figure takes less. */
export const startsOf = (parts: readonly PricePart[]): number[] =>
  parts.reduce((starts, { count }) => [...starts, starts.at(-1)! + (count ? part : alone)], [9]);

export const widthOf = (parts: readonly PricePart[], grow: number): number =>
  (startsOf(parts).at(-1)! + ends - 9 + (parts.some(({ count }) => count.length > 1) ? wider : 0)) * grow;

/** A room by its name, its middle, and half its width and height. */
export type Spread = Pick<Chamber, "word" | "x" | "y" | "w" | "h">;

/** A room about which something is written: what the way there takes, or anything else. */
export type Priced = { readonly chamber: Spread } & ({ readonly toll: Toll } | { readonly parts: readonly PricePart[] });

const rounds = 2; // whoever came first makes way for others

/** All prices, each at the free spot next to its room; `taken` are the middles of what must stay in sight. */
export function pricesOf(
  lit: readonly Priced[],
  taken: readonly Point[],
  rooms: readonly Spread[],
  grow: number,
  ground: Ground,
): Price[] {
  const tags = lit.flatMap((one) => {
    const parts = "parts" in one ? one.parts : partsOf(one.toll);
    return parts.length ? [tagOf(one.chamber, parts, taken, rooms, grow, ground)] : [];
  });
  const placed = new Map<string, Price>();
  for (let round = 0; round < rounds; round++) {
    for (const { word, width, parts, spots } of tags) {
      placed.delete(word);
      const others = [...placed.values()].filter(({ x, width: wide }) => Math.abs(x - spots[0]!.x) < width * 2 + wide);
      let [best, lowest] = [spots[0]!, Infinity];
      for (const spot of spots) {
        if (spot.cost >= lowest) continue;
        const cost = others.reduce(
          (sum, other) => sum + 20 * over(spot, width, grow, { ...other, w: other.width / 2, h: (high * grow) / 2 }),
          spot.cost,
        );
        if (cost < lowest) [best, lowest] = [spot, cost];
      }
      placed.set(word, { word, width, parts, x: best.x, y: best.y });
    }
  }
  return tags.map(({ word }) => placed.get(word)!);
}

type Place = Omit<Spread, "word">;

/** A price with all places where it could be written, and what each costs whatever other prices there are. */
function tagOf(
  chamber: Spread,
  parts: readonly PricePart[],
  taken: readonly Point[],
  rooms: readonly Spread[],
  grow: number,
  ground: Ground,
) {
  const { word, x, y } = chamber;
  const width = widthOf(parts, grow);
  const near = (at: Point): boolean => Math.abs(at.x - x) < 260 && Math.abs(at.y - y) < 200;
  const around = { taken: taken.filter(near), rooms: rooms.filter(near), things: (ground.things ?? []).filter(near) };
  const spots = spotsBeside(chamber, width, grow).map((spot) => ({
    ...spot,
    cost: spot.far + covering(spot, width, grow, chamber, around, ground),
  }));
  return { word, width, parts, spots };
}

/** All around the room and touching it, rather at its upper right, where its number does not stand. */
function spotsBeside({ x, y, w, h }: Spread, width: number, grow: number): (Point & { readonly far: number })[] {
  const [rim, half] = [(high * grow) / 2, width / 2];
  const wish = { x: x + w - half + 12, y: y - h + 4 };
  const [wide, tall] = [w + half * 0.6, h + rim * 0.7];
  const found = [wish];
  for (let i = -3; i <= 3; i++) for (let j = -3; j <= 3; j++) found.push({ x: x + (wide * i) / 3, y: y + (tall * j) / 3 });
  return found.map((spot) => ({ ...spot, far: 0.14 * Math.hypot(spot.x - wish.x, spot.y - wish.y) }));
}

/** How far something lies under a price. */
function over(spot: Point, width: number, grow: number, { x, y, w, h }: Place): number {
  const [dx, dy] = [width / 2 + w - Math.abs(spot.x - x), (high * grow) / 2 + h - Math.abs(spot.y - y)];
  return dx > 0 && dy > 0 ? Math.min(dx, dy) : 0;
}

interface Around {
  readonly taken: readonly Point[];
  readonly rooms: readonly Spread[];
  readonly things: readonly Spread[];
}

function covering(
  spot: Point,
  width: number,
  grow: number,
  own: Spread,
  { taken, rooms, things }: Around,
  ground: Ground,
): number {
  const on = (place: Place): number => over(spot, width, grow, place);
  let sum = spot.x + width / 2 > ground.right || spot.x - width / 2 < ground.left ? 500 : 0;
  for (const { x, y } of taken) sum += 4 * on({ x, y, w: 22, h: 22 });
  for (const thing of things) sum += (thing.word === own.word ? 4 : 12) * on(thing);
  for (const room of rooms) {
    // A price in another room would be taken for that room's.
    if (room !== own) sum += 1.5 * on(room) + 2.5 * on(insideOf(room, 0.5, 0.6));
    if (ground.numbers) sum += 8 * on({ ...plateAt(room), w: 17 * ground.numbers, h: 13 * ground.numbers });
  }
  return sum + 1.2 * on(insideOf(own, 0.6, 0.7));
}

/** The middle of a room, so much of its width and height. */
const insideOf = ({ x, y, w, h }: Spread, wide: number, tall: number): Place => ({ x, y: y + 8, w: w * wide, h: h * tall });
