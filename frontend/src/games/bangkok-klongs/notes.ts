// Where something is said about a thing on the market: next to it, never over it.

import { cell, middleOf, share, type Size } from "./plan.ts";
import type { Field, Place } from "./view.ts";

export interface NotePlace {
  readonly left?: string;
  readonly right?: string;
  readonly top?: string;
  readonly bottom?: string;
  readonly translate?: string;
}

const roomOnTheRight = 0.65; // of the water's width

/** Of a landing place its four fields stay in sight, of a field the field itself. */
export function noteAt(key: Field | Place, size: Size, narrow: boolean): NotePlace {
  const { x, y } = middleOf(key);
  const reach = key.includes("-") ? cell : cell / 2;
  const [before, at, after] = [-reach, 0, reach].map((by) => share({ x: x + by, y: y + by }, size));
  if (narrow) return aboveOrBelow(before!.y, at!.x, after!.y);
  // Refusals hang down to the left, so this goes to the right while there is room.
  const side = x < size.columns * cell * roomOnTheRight ? { left: `${after!.x}%` } : { right: `${100 - before!.x}%` };
  const hang = at!.y < 30 ? 15 : at!.y > 70 ? 85 : 50; // per cent of it above the middle of the thing
  return { ...side, top: `${at!.y}%`, translate: `0 -${hang}%` };
}

function aboveOrBelow(top: number, middle: number, bottom: number): NotePlace {
  const left = `clamp(0%, ${middle}% - var(--note) / 2, 100% - var(--note))`;
  return top + bottom < 100 ? { left, top: `${bottom}%` } : { left, bottom: `${100 - top}%` };
}
