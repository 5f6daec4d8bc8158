// How angry the enemy is, as it is drawn.

import { specialOf } from "../laid.ts";
import type { Point } from "../map/plan.ts";
import type { DelveView } from "../view.ts";

/** Down the neck, one for each step of the track. */
export const scales: readonly Point[] = [
  { x: 1352, y: 372 },
  { x: 1312, y: 412 },
  { x: 1285, y: 464 },
  { x: 1273, y: 520 },
  { x: 1275, y: 578 },
  { x: 1286, y: 636 },
  { x: 1302, y: 694 },
];

/** Closed on the first step, a slit, half open, wide open towards the last. */
export const eyeOf = ({ rage }: Pick<DelveView, "rage">): number => Math.min(3, Math.floor(rage / 2));

/** All cubes that can be drawn. */
export const inBag = (view: DelveView): number =>
  view.bag.black + view.bag.seats.reduce((a, b) => a + b, 0) + (specialOf()?.inBag(view) ?? 0);
