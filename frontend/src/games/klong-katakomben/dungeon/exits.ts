// The question mark of an exit into the unknown: at the mouth of its tunnel, where one taps.

import type { Point } from "../../delve/map/plan.ts";
import { outwards } from "../../delve/tiles/grid.ts";
import type { Edge } from "../../delve/tiles/joined.ts";

export const askRadius = 17; // units
const away = 7; // units from the mouth

export function askAt({ x, y, side }: Pick<Edge, "x" | "y" | "side">, grow: number): Point {
  const [out, far] = [outwards[side]!, away + askRadius * grow];
  return { x: x + out.x * far, y: y + out.y * far };
}
