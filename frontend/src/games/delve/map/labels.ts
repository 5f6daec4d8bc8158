// Where something is written on a map. No label lies over another, over anything firm (what lies in a room, a hero), or beyond
// the edge. What finds no place is folded into a dot; that opens where somebody points, and whatever is in its way is folded.

import type { Point } from "./plan.ts";

/** A middle, and half a width and height. */
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A place where a label could be written, the better the less it costs. */
export interface Place extends Point {
  readonly cost: number;
}

/** Something to be written, as large as it is, at one of several places; or, asked for as they are needed, as a dot, or further away. */
export interface Label {
  readonly word: string;
  readonly w: number;
  readonly h: number;
  readonly places: readonly Place[];
  readonly dots?: () => readonly Place[];
  readonly far?: () => readonly Place[];
}

export interface Spelled extends Box {
  readonly folded: boolean;
}

export interface Field {
  /** What stays in sight. */
  readonly firm: readonly Box[];
  /** What it is written on, if that has an edge. */
  readonly edge?: Box | undefined;
  /** Half the width of a dot. */
  readonly dot: number;
}

/** How far one box reaches into another. */
export function overlap(a: Box, b: Box): number {
  const [x, y] = [a.w + b.w - Math.abs(a.x - b.x), a.h + b.h - Math.abs(a.y - b.y)];
  return x > 0 && y > 0 ? Math.min(x, y) : 0;
}

const inside = (box: Box, edge: Box): boolean =>
  Math.abs(box.x - edge.x) + box.w <= edge.w && Math.abs(box.y - edge.y) + box.h <= edge.h;

type Candidate = Box & Place;

/** Those of some boxes that a box of this size could meet, wherever of these places it is. */
export function nearby<B extends Box>(boxes: readonly B[], places: readonly Point[], w: number, h: number): B[] {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of places) {
    [left, right] = [Math.min(left, x - w), Math.max(right, x + w)];
    [top, bottom] = [Math.min(top, y - h), Math.max(bottom, y + h)];
  }
  return boxes.filter((box) => box.x + box.w > left && box.x - box.w < right && box.y + box.h > top && box.y - box.h < bottom);
}

/** The places of a label, or of its dot, where it lies over nothing that is firm; the best first. */
function freeOf(places: readonly Place[], w: number, h: number, { firm, edge }: Field): Candidate[] {
  const near = nearby(firm, places, w, h);
  const boxes = places.map(({ x, y, cost }) => ({ x, y, w, h, cost }));
  const free = boxes.filter((box) => (!edge || inside(box, edge)) && clear(box, near));
  return free.sort((a, b) => a.cost - b.cost);
}

const clear = (box: Box, others: Iterable<Box>): boolean => {
  for (const other of others) if (overlap(box, other)) return false;
  return true;
};

/** Labels by their words. */
export type Written = ReadonlyMap<string, Spelled>;

/** All labels; whoever has the fewest places comes first. What has no place even as a dot is missing. */
export function written(labels: readonly Label[], field: Field): Written {
  const all = labels.map((label) => ({ label, free: freeOf(label.places, label.w, label.h, field) }));
  const found = new Map<string, Spelled>();
  const folded: Label[] = [];
  for (const { label, free } of all.toSorted((a, b) => a.free.length - b.free.length)) {
    const place = free.find((box) => clear(box, found.values()));
    if (place) found.set(label.word, { ...place, folded: false });
    else folded.push(label);
  }
  fold(folded, found, field);
  return found;
}

function fold(labels: readonly Label[], found: Map<string, Spelled>, field: Field): void {
  for (const { word, dots } of labels) {
    const places = dots ? freeOf(dots(), field.dot, field.dot, field) : [];
    const place = places.find((box) => clear(box, found.values()));
    if (place) found.set(word, { ...place, folded: true });
  }
}

/** The same with one of them to be read: where that is in the way of as few as possible, and nothing moves but them. */
export function unfolded(before: Written, open: string, labels: readonly Label[], field: Field): Written {
  const label = labels.find(({ word }) => word === open);
  if (!label || before.get(open)?.folded === false) return before;
  const found = new Map(before);
  found.delete(open);
  const near = freeOf(label.places, label.w, label.h, field);
  const free = near.length || !label.far ? near : freeOf(label.far(), label.w, label.h, field);
  const covers = (box: Box): string[] => [...found].flatMap(([other, at]) => (overlap(box, at) ? [other] : []));
  const rated = free.map((box) => ({ box, covered: covers(box) }));
  const best = rated.toSorted((a, b) => a.covered.length - b.covered.length || a.box.cost - b.box.cost)[0];
  if (!best) return before;
  best.covered.forEach((other) => found.delete(other));
  found.set(open, { ...best.box, folded: false });
  fold(
    labels.filter(({ word }) => best.covered.includes(word)),
    found,
    field,
  );
  return found;
}
