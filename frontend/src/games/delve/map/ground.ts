// What prices and numbers on a printed map have to leave in sight.

import type { Drawing } from "../../shared/printed.ts";
import type { Heaps } from "../tokens.ts";
import { nearby, written, type Box } from "./labels.ts";
import { boxesIn } from "./lying.ts";
import { merlonAt, merlons, pawnWidth } from "./pieces.ts";
import { chambersOf, dungeonEdge, frame, plateAt, type Chamber, type Point } from "./plan.ts";
import { boxesAt, heroAt, type Ground } from "./prices.ts";
import { waysOf } from "./ways.ts";

/** Rooms, the sky above them, and the rock below; not the lair. */
const edge: Box = {
  x: dungeonEdge / 2,
  y: frame.y + frame.height / 2,
  w: dungeonEdge / 2,
  h: frame.height / 2,
};

const [plateWide, plateHigh] = [17, 13]; // half of it, in units

const heroesAt = (pieces: readonly Point[]): Box[] => pieces.map((piece) => heroAt(piece, pawnWidth));

/** What lies in the rooms; where somebody stands there, a little aside. */
export const lyingOn = (drawing: Drawing, heaps: Heaps, crowded: ReadonlySet<string>, grow: number): Box[] =>
  [...chambersOf(drawing).values()].flatMap((chamber) =>
    boxesIn(chamber, heaps.get(chamber.word) ?? [], crowded.has(chamber.word), grow),
  );

/** Where the numbers of the rooms stand: at their upper left, or at another corner where that would hide something. */
export function platesOf(
  drawing: Drawing,
  lying: readonly Box[],
  pieces: readonly Point[],
  grow: number,
): ReadonlyMap<string, Box> {
  const rooms = [...chambersOf(drawing).values()].filter(({ shape }) => shape !== "gate");
  const [w, h] = [plateWide * grow, plateHigh * grow];
  const soft = boxesAt(
    waysOf(drawing).flatMap(({ marks }) => marks),
    18,
  );
  const labels = rooms.map((room) => {
    const at = corners(room);
    const near = nearby(soft, at, w, h);
    return { word: room.word, w, h, places: at.map((place, i) => ({ ...place, cost: i + 4 * covered(place, w, h, near) })) };
  });
  return written(labels, { firm: [...lying, ...heroesAt(pieces)], edge, dot: 0 });
}

/** How many marks a plate would hide; at their edges is no harm. */
const covered = ({ x, y }: Point, w: number, h: number, marks: readonly Box[]): number =>
  marks.filter((mark) => Math.abs(mark.x - x) < w + mark.w - 4 && Math.abs(mark.y - y) < h + mark.h - 4).length;

/** Its upper left first, then along its upper edge, its left one, its right one, its lower one; where all is full, around it. */
function corners(room: Chamber): Point[] {
  const first = plateAt(room);
  const { x, y, w, h } = room;
  const along = [-0.6, -0.2, 0.2, 0.6, 1];
  return [
    first,
    ...along.map((share) => ({ x: x + w * share, y: first.y })),
    ...along.map((share) => ({ x: first.x, y: y + h * share })),
    ...along.map((share) => ({ x: x + w, y: y + h * share })),
    ...along.map((share) => ({ x: x + w * share, y: y + h })),
    ...along.map((share) => ({ x: x + w * share, y: y - h - 8 })),
    ...along.flatMap((share) => [-1, 1].map((side) => ({ x: x + side * (w + plateWide), y: y + h * share }))),
    ...along.flatMap((share) => [-1, 1].map((side) => ({ x: x + w * share, y: y + side * (h + 1.5 * plateHigh) }))),
  ];
}

export function groundOf(
  drawing: Drawing,
  lying: readonly Box[],
  plates: ReadonlyMap<string, Box>,
  pieces: readonly Point[],
): Ground {
  const marks = waysOf(drawing).flatMap(({ marks: found, signs }) => [...found, ...signs]);
  return {
    firm: [...lying, ...plates.values(), ...heroesAt(pieces)],
    soft: boxesAt([...marks, ...merlons.map(merlonAt)], 20),
    rooms: [...chambersOf(drawing).values()],
    edge,
  };
}
