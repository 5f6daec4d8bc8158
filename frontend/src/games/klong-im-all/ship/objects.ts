// What stands in the passages: as far from rooms and from each other as there is space.

import type { Point } from "../../delve/map/plan.ts";
import type { Passage, Ship } from "./plan.ts";

export type Kind = "one" | "two" | "boots" | "lock" | "arrow";

export interface Standing extends Point {
  readonly kind: Kind;
  readonly passage: Passage;
  /** Of an arrow, in degrees. */
  readonly turn: number;
}

/** Half their width and height. */
const halves: Readonly<Record<Kind, readonly [number, number]>> = {
  one: [20, 20],
  two: [30, 18],
  boots: [20, 20],
  lock: [20, 21],
  arrow: [20, 16],
};
const [step, aside, enough] = [5, 7, 9]; // units

interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** The gap between two boxes; below zero if they overlap. */
export const gap = (a: Box, b: Box): number => Math.max(Math.abs(a.x - b.x) - a.w - b.w, Math.abs(a.y - b.y) - a.h - b.h);

const known = new WeakMap<Ship, readonly Standing[]>();

export function objectsOf(ship: Ship): readonly Standing[] {
  const found = known.get(ship) ?? placed(ship);
  known.set(ship, found);
  return found;
}

export const kindsIn = ({ locked, boots, monsters, arrow }: Passage): Kind[] => [
  ...(locked ? (["lock"] as const) : []),
  ...(boots > 1 ? (["boots"] as const) : []),
  ...(monsters ? ([monsters > 1 ? "two" : "one"] as const) : []),
  ...(arrow ? (["arrow"] as const) : []),
];

/** All corners of a passage, from room to room. */
export function cornersOf({ from, to, corners }: Passage, { berths }: Ship): readonly Point[] {
  return [berths.get(from)!, ...corners, berths.get(to)!];
}

interface Stop extends Point {
  readonly turn: number;
  /** How far beside the way. */
  readonly off: number;
}

/** Points along a passage, on it and a little beside it. */
function stopsOf(passage: Passage, ship: Ship): Stop[] {
  const corners = cornersOf(passage, ship);
  return corners.slice(1).flatMap((to, i) => {
    const from = corners[i]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    const count = Math.max(2, Math.floor(length / step));
    return Array.from({ length: count + 1 }, (_, n) => n / count).flatMap((share) =>
      [0, -aside, aside].map((off) => ({
        x: from.x + dx * share - (dy / length) * off,
        y: from.y + dy * share + (dx / length) * off,
        turn,
        off: Math.abs(off),
      })),
    );
  });
}

/** Whoever has the least space chooses first. */
function placed(ship: Ship): Standing[] {
  const rooms = [...ship.berths.values()];
  const done: Box[] = [];
  const jobs = ship.passages
    .map((passage) => ({ passage, kinds: kindsIn(passage), stops: stopsOf(passage, ship) }))
    .filter(({ kinds }) => kinds.length);
  jobs.sort((a, b) => a.stops.length / a.kinds.length - b.stops.length / b.kinds.length);
  return jobs.flatMap(({ passage, kinds, stops }) => {
    const middle = stops[Math.floor(stops.length / 2)]!;
    const around = boxAround(stops);
    const near = [...rooms.map((room) => ({ ...room, apart: 0 })), ...done.map((box) => ({ ...box, apart: 2 }))].filter(
      (box) => gap(box, around) < 40,
    );
    const rated = kinds.map((kind) => {
      const [w, h] = halves[kind];
      return stops.map((stop) => {
        const box = { x: stop.x, y: stop.y, w, h };
        let free = enough;
        for (const other of near) free = Math.min(free, gap(box, other) - other.apart);
        const worth = free - stop.off * 0.25;
        const far = (Math.abs(stop.x - middle.x) + Math.abs(stop.y - middle.y)) * 0.01;
        return { stop, box, worth, best: worth - far };
      });
    });
    const chosen = rated.length === 1 ? [first(rated[0]!, ({ best }) => best)] : pairOf(rated[0]!, rated[1]!);
    done.push(...chosen.map(({ box }) => box));
    return chosen.map(({ stop: { x, y, turn } }, i) => ({ kind: kinds[i]!, passage, x, y, turn }));
  });
}

function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: (right - left) / 2, h: (bottom - top) / 2 };
}

interface Rated {
  readonly stop: Stop;
  readonly box: Box;
  readonly worth: number;
  readonly best: number;
}

const first = (found: readonly Rated[], by: (one: Rated) => number): Rated =>
  found.reduce((best, one) => (by(one) > by(best) ? one : best));

const apart = 6; // units of space between two on one passage, beyond which more is no better

/** Two on one passage: the pair whose tighter one has the most space. */
function pairOf(ones: readonly Rated[], others: readonly Rated[]): Rated[] {
  const top = (found: readonly Rated[]): Rated[] => [...found].sort((a, b) => b.worth - a.worth).slice(0, 70);
  const [upper, lower] = [top(ones), top(others)];
  let [best, most] = [[ones[0]!, others[0]!], -Infinity];
  for (const one of upper) {
    if (Math.min(one.worth, apart) <= most) break; // none that follows can do better
    for (const other of lower) {
      if (Math.min(other.worth, apart) <= most) break;
      const between = gap(one.box, other.box);
      const worth = Math.min(one.worth, other.worth, between - 2, apart);
      if (worth > most) [best, most] = [[one, other], worth];
    }
  }
  return best;
}

/** What of the ship is tighter than it should be, each as a sentence; for whoever draws a module. */
export function tightSpots(ship: Ship, overlap: number): string[] {
  const rooms = [...ship.berths.values()];
  const objects = objectsOf(ship).map((one) => ({ ...one, w: halves[one.kind][0], h: halves[one.kind][1] }));
  const touching = rooms.flatMap((a, i) =>
    rooms.slice(i + 1).flatMap((b) => (gap(a, b) < 8 ? [`${a.word} and ${b.word} are ${gap(a, b).toFixed(0)} apart`] : [])),
  );
  const covering = objects.flatMap((one, i) =>
    [...rooms, ...objects.slice(i + 1)].flatMap((other) =>
      gap(one, other) < -overlap
        ? [
            `${one.kind} of ${one.passage.id} lies over ${"word" in other ? other.word : other.passage.id} by ${-gap(one, other)}`,
          ]
        : [],
    ),
  );
  return [...touching, ...covering];
}
