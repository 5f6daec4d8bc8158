// Where in a room what lies there is drawn: beside whoever stands there, and beside the stall of a market.

import type { Heap } from "../tokens.ts";
import type { Box } from "./labels.ts";
import { besideIn, pawnWidth } from "./pieces.ts";
import type { Chamber } from "./plan.ts";

export interface Lies {
  readonly heap: Heap;
  /** From the middle of the room. */
  readonly x: number;
}

const ribbon = { w: 31, h: 14 };

/** So far aside that what is so wide lies clear of whoever stands there. */
function asideIn(chamber: Chamber, crowded: boolean, half: number): number {
  const [pawns, clear] = [besideIn(chamber), half + 0.35 * pawnWidth];
  if (pawns < 0) return Math.max(chamber.w * 0.46, crowded ? pawns + clear : 0);
  return crowded ? Math.min(-chamber.w * 0.36, pawns - clear) : -chamber.w * 0.06;
}

export const lyingIn = (chamber: Chamber, heaps: readonly Heap[], crowded: boolean, grow: number): Lies[] => {
  const aside = asideIn(chamber, crowded, heaps.some(({ kind }) => kind === "artifact") ? ribbon.w * grow : 0);
  const pieces = heaps.flatMap((heap) => (heap.kind === "idol" ? [heap] : Array.from({ length: heap.count }, () => heap)));
  const step = Math.min(37, (1.5 * chamber.w) / pieces.length);
  return pieces.map((heap, i) => ({ heap, x: aside + (i - (pieces.length - 1) / 2) * step }));
};

/** The ribbon with the value of an artifact that lies there alone, as drawn. */
export const ribbonIn = (chamber: Chamber, crowded: boolean): Box => ({
  x: chamber.x + asideIn(chamber, crowded, ribbon.w),
  y: chamber.y + chamber.h * 0.5 + ribbon.h,
  ...ribbon,
});

/** How far from idols it stands how many they are: away from whoever is there. */
export const countAt = (crowded: boolean): number => (crowded ? -40 : 40);

/** What of them, and of a spring that heals, has to stay in sight; letters so many times as large as drawn. */
export function boxesIn(chamber: Chamber, heaps: readonly Heap[], crowded: boolean, grow: number): Box[] {
  const { x, y, w, h } = chamber;
  const heart = { x: x + (crowded ? -w * 0.36 : 0), y: y - h * 0.72 + 25, w: 22, h: 22 };
  return [
    ...(chamber.room.features?.includes("heart") ? [heart] : []),
    ...lyingIn(chamber, heaps, crowded, grow).flatMap(({ heap: { kind }, x: aside }): Box[] => {
      const at = x + aside;
      if (kind === "artifact")
        return [
          { x: at, y: y + h * 0.62 - 28, w: 24, h: 28 },
          { x: at, y: y + h * 0.5 + ribbon.h, w: ribbon.w * grow, h: ribbon.h * grow },
        ];
      if (kind === "idol")
        return [
          { x: at, y: y + h * 0.84 - 30, w: 26, h: 30 },
          { x: at + countAt(crowded), y: y + h * 0.5, w: 18 * grow, h: 18 * grow },
        ];
      return kind === "major" ? [{ x: at, y: y + h * 0.2, w: 24, h: 27 }] : [{ x: at, y: y + h * 0.3, w: 19, h: 19 }];
    }),
  ];
}
