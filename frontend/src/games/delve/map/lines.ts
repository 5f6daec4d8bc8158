// Smooth lines through corners, and points along them.

import type { Point } from "./plan.ts";

const steps = 24; // points for each stretch

export interface Line {
  readonly d: string;
  readonly points: readonly Point[];
}

const told = (value: number): string => value.toFixed(0);

/** Two points that pull at a stretch so that it goes on smoothly on both sides. */
function pulls(corners: readonly Point[], i: number): readonly [Point, Point] {
  const at = (n: number): Point => corners[Math.max(0, Math.min(corners.length - 1, n))]!;
  const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  return [
    { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
    { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
  ];
}

export function smooth(corners: readonly Point[]): Line {
  let d = `M${told(corners[0]!.x)} ${told(corners[0]!.y)}`;
  const points: Point[] = [];
  for (const [i, from] of corners.slice(0, -1).entries()) {
    const to = corners[i + 1]!;
    const [first, second] = pulls(corners, i);
    d += `C${[first.x, first.y, second.x, second.y, to.x, to.y].map(told).join(" ")}`;
    for (let n = 0; n < steps; n++) {
      const [t, u] = [n / steps, 1 - n / steps];
      const blend = (a: number, b: number, c: number, e: number) =>
        u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * e;
      points.push({ x: blend(from.x, first.x, second.x, to.x), y: blend(from.y, first.y, second.y, to.y) });
    }
  }
  return { d, points: [...points, corners.at(-1)!] };
}
