// The cells of a map that grows, the sides of its tiles and the openings in them.

import type { Point } from "../map/plan.ts";

/** A cell is so many units wide and high. */
export const cell = 234;

/** The column to the right and the row downwards, counted from where the first tile lies. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** North, east, south, west: clockwise, as tiles are turned. */
export const sides = ["N", "E", "S", "W"] as const;
export const outwards: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** An opening in the edge of a tile, in units from its upper left corner. */
export interface Mouth extends Point {
  readonly name: string;
  /** As the tile lies, not as it is printed. */
  readonly side: number;
}

const shares = [0.3, 0.7]; // of a side, clockwise; so every side meets every other

/** `E2`: the second opening of the east side; on a tile of two cells `LE2`, that of its lower half. Nothing if it is a room. */
export function mouthOf(name: string, turn: number): Mouth | undefined {
  const [, half, letter, number] = /^([UL]?)([NESW])([12])$/.exec(name) ?? [];
  if (!letter) return undefined;
  const side = (sides.indexOf(letter as (typeof sides)[number]) + turn) % 4;
  const along = shares[Number(number) - 1]!;
  const [x, y] = [
    [along, 0],
    [1, along],
    [1 - along, 1],
    [0, 1 - along],
  ][side] as [number, number];
  return { name, side, x: x * cell, y: (y + (half === "L" ? 1 : 0)) * cell };
}

/** A point of a tile of one cell (0 to 1) when the tile is turned by so many quarters. */
export function turned([x, y]: readonly [number, number], turn: number): readonly [number, number] {
  return turn % 4 ? turned([1 - y, x], turn - 1) : [x, y];
}

export const cellKey = ({ x, y }: Cell): string => `${x}/${y}`;

/** Whatever lies on the border between two cells has one name, from either side. */
export const seamKey = ({ x, y }: Point): string => `${Math.round(x)}/${Math.round(y)}`;
