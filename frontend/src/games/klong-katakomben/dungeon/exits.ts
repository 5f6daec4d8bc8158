// Where it is written what an exit into the unknown takes: its question mark at the mouth of the tunnel, where one taps, the price beyond it.

import { widthOf } from "../../delve/map/prices.ts";
import type { Point } from "../../delve/map/plan.ts";
import { partsOf, type PricePart, type Toll } from "../../delve/map/walks.ts";
import { cell, outwards } from "../../delve/tiles/grid.ts";
import type { Edge } from "../../delve/tiles/joined.ts";

export interface Exit {
  readonly door: string;
  /** The middle of the question mark. */
  readonly ask: Point;
  readonly price: (Point & { readonly width: number; readonly parts: readonly PricePart[] }) | undefined;
}

export const askRadius = 17; // units, as all of these
const [away, high, mouths] = [7, 38, 46]; // from the mouth, from price to price, from the middle of a side to its two mouths

interface Box extends Point {
  readonly width: number;
}

/** Every exit that may be taken now; none of their prices lies over another. */
export function exitsOf(open: readonly (readonly [Edge, Toll | undefined])[], grow: number): Exit[] {
  const radius = askRadius * grow;
  const asked = open.map(([{ x, y, side }]) => {
    const out = outwards[side]!;
    return { x: x + out.x * (away + radius), y: y + out.y * (away + radius), width: 2 * radius };
  });
  const placed: Box[] = [...asked];
  const covered = (box: Box): boolean =>
    placed.some(
      (other) => Math.abs(other.x - box.x) < (other.width + box.width) / 2 - 4 && Math.abs(other.y - box.y) < (high - 6) * grow,
    );
  return open.map(([{ door, x, side, cell: beyond }, toll], i) => {
    const [ask, out, parts] = [asked[i]!, outwards[side]!, toll ? partsOf(toll) : []];
    if (!parts.length) return { door, ask, price: undefined };
    const width = widthOf(parts, grow);
    // Above and below a tile two mouths lie side by side: wide prices make way for each other.
    const lean = Math.sign(Math.round(x - (beyond.x + 0.5) * cell)) * Math.max(0, width / 2 - mouths + 2);
    const first = out.x
      ? { x: ask.x + out.x * (radius + width / 2 - 3), y: ask.y }
      : { x: x + lean, y: ask.y + out.y * (high - 2) * grow };
    const spots = [0, 1, -1, 2, -2].map((step) =>
      out.x ? { ...first, y: first.y + step * high * grow } : { ...first, y: first.y + out.y * Math.abs(step) * high * grow },
    );
    const price = { ...(spots.find((spot) => !covered({ ...spot, width })) ?? first), width, parts };
    placed.push(price);
    return { door, ask, price };
  });
}
