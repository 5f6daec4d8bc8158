// The score track on the quay: a hundred steps clockwise round the water, from the top left corner.

import { cell, rim, type Point, type Size } from "./plan.ts";

export const lap = 100;
const beside = 0.66; // of the quay's width, from the water

export interface Step extends Point {
  /** Whether it lies on the left or the right. */
  readonly upright: boolean;
}

/** Where a score stands; whoever has gone round begins anew. */
export function stepAt(score: number, { columns, rows }: Size): Step {
  const out = rim * beside;
  const [width, height] = [columns * cell + 2 * out, rows * cell + 2 * out];
  let way = (((score % lap) + lap) % lap) * ((2 * (width + height)) / lap);
  const sides = [
    { length: width, dx: 1, dy: 0 },
    { length: height, dx: 0, dy: 1 },
    { length: width, dx: -1, dy: 0 },
    { length: height, dx: 0, dy: -1 },
  ];
  let [x, y] = [-out, -out];
  let upright = false;
  for (const { length, dx, dy } of sides) {
    const part = Math.min(way, length);
    x += dx * part;
    y += dy * part;
    way -= part;
    if (part > 0) upright = dy !== 0;
  }
  return { x, y, upright };
}

export interface Counter extends Step {
  readonly seat: number;
  readonly score: number;
}

const apart = 26; // units between counters on one step

/** Every seat's counter; those on one step stand in a row along the quay's edge, in the first corner from there on. */
export function counters(points: readonly number[], size: Size): Counter[] {
  return points.map((score, seat) => {
    const there = points.flatMap((other, i) => (other % lap === score % lap ? [i] : []));
    const aside = (there.indexOf(seat) - (score % lap ? (there.length - 1) / 2 : 0)) * apart;
    const { x, y, upright } = stepAt(score, size);
    return { seat, score, x: upright ? x : x + aside, y: upright ? y + aside : y, upright };
  });
}
