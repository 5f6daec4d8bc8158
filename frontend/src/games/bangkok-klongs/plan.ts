// Where everything on the market lies, in units: a field is 100 wide and high, the water begins at 0, 0.

import type { Direction } from "../shared/roving.svelte.ts";
import type { Field, BangkokView, Place } from "./view.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const cell = 100;
/** The quay round the water, on which points are counted. */
export const rim = 64;

export type Size = Pick<BangkokView, "columns" | "rows">;

const column = (field: Field): number => field.charCodeAt(0) - "a".charCodeAt(0);
const row = (field: Field): number => Number(field.slice(1)) - 1;

/** The middle of a field, or the point of a landing place between its four fields. */
export function middleOf(at: Field | Place): Point {
  const shift = at.includes("-") ? 1 : 0.5;
  const first = at.split("-")[0]!;
  return { x: (column(first) + shift) * cell, y: (row(first) + shift) * cell };
}

export const fieldWord = (x: number, y: number): Field => `${String.fromCharCode("a".charCodeAt(0) + x)}${y + 1}`;

/** All fields in reading order. */
export const fieldsOf = ({ columns, rows }: Size): Field[] =>
  Array.from({ length: columns * rows }, (_, i) => fieldWord(i % columns, Math.floor(i / columns)));

export const nameOf = (at: Field | Place): string => at.toUpperCase().replace("-", "–");

/** The other way round: as the log writes it. */
export const wordOf = (name: string): Field | Place => name.toLowerCase().replace("–", "-");

/** The top left corner of the quarter a field belongs to: quarters are two fields wide and high. */
export const quarterOf = (field: Field): Point => ({
  x: 2 * cell * Math.floor(column(field) / 2),
  y: 2 * cell * Math.floor(row(field) / 2),
});

/** How much of the whole picture, quay included, lies left of and above a point; in per cent. */
export function share({ x, y }: Point, { columns, rows }: Size): Point {
  return {
    x: (100 * (x + rim)) / (columns * cell + 2 * rim),
    y: (100 * (y + rim)) / (rows * cell + 2 * rim),
  };
}

export interface Jetty {
  readonly from: Point;
  readonly to: Point;
}

/** On every border between two quarters that has no opening lies a jetty. */
export function jettiesOf({ columns, rows, openings }: Size & Pick<BangkokView, "openings">): Jetty[] {
  const found: Jetty[] = [];
  for (let x = 1; x < columns; x++) {
    for (let y = 1; y < rows; y++) {
      if (x % 2 === y % 2) continue; // a crossing, or the middle of a quarter
      if (openings.includes(`${fieldWord(x - 1, y - 1)}-${fieldWord(x, y)}`)) continue;
      const [dx, dy] = x % 2 ? [1, 0] : [0, 1];
      found.push({
        from: { x: (x - dx) * cell, y: (y - dy) * cell },
        to: { x: (x + dx) * cell, y: (y + dy) * cell },
      });
    }
  }
  return found;
}

/** How an entry field is entered: from its nearest edge inwards, in degrees (0: to the right). */
export function inward(field: Field, { columns, rows }: Size): number {
  const ways = [
    { far: column(field), angle: 0 },
    { far: row(field), angle: 90 },
    { far: columns - 1 - column(field), angle: 180 },
    { far: rows - 1 - row(field), angle: 270 },
  ];
  return ways.reduce((best, way) => (way.far < best.far ? way : best)).angle;
}

/** Of these, the one that lies next in a direction: rather straight ahead than near. */
export function nextTo(keys: readonly string[], from: string, [dx, dy]: Direction): string | undefined {
  const start = middleOf(from);
  let best: { key: string; cost: number } | undefined;
  for (const key of keys) {
    const { x, y } = middleOf(key);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && ahead >= aside && (!best || cost < best.cost)) best = { key, cost };
  }
  return best?.key;
}
