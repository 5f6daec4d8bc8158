// What stands in a tunnel, side by side across it, so that the tunnel itself stays to be seen.

import type { Edge, Link, Tolls } from "../../delve/tiles/joined.ts";

export type SignKind = "lock" | "open" | "foot" | "head" | "arrow" | "block";

export interface Sign {
  readonly kind: SignKind;
  /** From the middle of the tunnel. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Written beside it: how many. */
  readonly count: number;
  /** For arrows, in degrees. */
  readonly turn: number;
}

type Shown = Tolls & Pick<Link, "flat" | "angle"> & { readonly way: Link["way"]; readonly opened: number };

const boxes: Readonly<Record<SignKind, readonly [number, number]>> = {
  lock: [36, 36],
  open: [36, 36],
  foot: [42, 31],
  head: [32, 34],
  arrow: [40, 30],
  block: [34, 34],
};
const most = 92; // units for all of them

/** Locks, footprints, monsters, the direction; `opened` of the locks are open already. */
export function signsOf({ boots, monsters, locks, opened, way, flat, angle }: Shown): Sign[] {
  const kinds: SignKind[] = [];
  for (let i = 0; i < locks; i++) kinds.push(i < opened ? "open" : "lock");
  if (boots > 1) kinds.push("foot");
  if (monsters) kinds.push("head");
  if (way !== "both") kinds.push(way === "none" ? "block" : "arrow");
  const lengths = kinds.map((kind) => (flat ? boxes[kind][1] : boxes[kind][0] + (kind === "head" && monsters > 1 ? 16 : 0)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const size = kinds.length > 1 ? Math.min(1, most / whole) : 1;
  let from = (-whole * size) / 2;
  return kinds.map((kind, i) => {
    const middle = from + (lengths[i]! * size) / 2;
    from += lengths[i]! * size;
    const [x, y] = flat ? [0, middle] : [middle, 0];
    return { kind, x, y, size, count: kind === "head" ? monsters : 1, turn: way === "ba" ? angle + 180 : angle };
  });
}

/** Half a tunnel, at whose other end nothing lies yet. */
export function edgeSigns({ boots, monsters, locks, way, side }: Edge, opened: number): Sign[] {
  const angle = [-90, 0, 90, 180][side]!;
  return signsOf({
    boots,
    monsters,
    locks,
    opened,
    flat: side % 2 === 1,
    angle,
    way: way === "both" ? "both" : way === "out" ? "ab" : "ba",
  });
}
