// Looking at a part of a map that has no edges: how large it is, and what lies in the middle of the frame.

import type { Point } from "../map/plan.ts";
import type { Bounds } from "./joined.ts";

export interface Look {
  /** Pixels a unit takes. */
  readonly scale: number;
  /** Where the map's own origin is in the frame, in pixels. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** So many units of a map, as it is painted. */
export const px = (units: number): string => `calc(${units.toFixed(1)}px * var(--u))`;

/** How large all of it can be shown. */
export const fitting = ({ width, height }: Bounds, frame: Size): number => Math.min(frame.width / width, frame.height / height);

/** How large a unit may be when nobody has chosen it, in px. */
export interface Sizes {
  /** Smaller than this nothing of it can be read. */
  readonly least: number;
  /** Larger than this it leaves room for what comes next. */
  readonly good: number;
  readonly most: number;
  /** How much may come to lie on each side next, in units. */
  readonly next?: number;
}

/** What is to be in sight. */
export interface Goal extends Point {
  /** With some room around it, even if that leaves some of the frame empty. */
  readonly clear?: boolean;
}

/** How large a map is shown: whole, unless it could not be read then; in that case at least from one side to the other, if that
    leaves it almost as large. Where there is much room, some is left for what comes next. */
export function usual(bounds: Bounds, frame: Size, { least, good, most, next = 0 }: Sizes): number {
  const fit = fitting(bounds, frame);
  const roomy = fitting({ ...bounds, width: bounds.width + 2 * next, height: bounds.height + 2 * next }, frame);
  if (fit >= least) return Math.min(most, fit, Math.max(good, roomy));
  const [across, readable] = [Math.max(frame.width / bounds.width, frame.height / bounds.height), (least + good) / 2];
  return across >= least ? Math.min(across, readable) : readable;
}

/** With this point in the middle. */
export const centred = ({ x, y }: Point, scale: number, frame: Size): Look => ({
  scale,
  x: frame.width / 2 - x * scale,
  y: frame.height / 2 - y * scale,
});

/** Less of a map than this, as a share of the frame, is not worth cutting off at a side. */
const little = 0.15;

/** With this point as near to the middle as it can be while the frame stays full and no mere edge of the map is cut off; what fits
    into it one way is in the middle there. */
export function around(point: Point, bounds: Bounds, scale: number, frame: Size): Look {
  const along = (at: number, from: number, length: number, room: number): number => {
    const [cut, wish, edge] = [length * scale - room, (at - from) * scale - room / 2, little * room];
    const before = cut < 0 ? cut / 2 : wish < edge ? 0 : wish > cut - edge ? cut : wish; // what is cut off there
    return -before - from * scale;
  };
  return {
    scale,
    x: along(point.x, bounds.x, bounds.width, frame.width),
    y: along(point.y, bounds.y, bounds.height, frame.height),
  };
}

export const middleOf = ({ x, y, width, height }: Bounds): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Larger or smaller, so that what was at `before` in the frame is now at `after`. */
export function zoomed(look: Look, scale: number, before: Point, after: Point): Look {
  const factor = scale / look.scale;
  return { scale, x: after.x - (before.x - look.x) * factor, y: after.y - (before.y - look.y) * factor };
}

/** How much of the frame may stay empty on one side of a map. */
const rimOf = (size: number, room: number, empty: number): number => Math.max(0, room - size, room * empty);

/**
 * Never so far that nothing of the map is left in the frame: it leaves no more than a share of it empty, so that its corners
 * can be drawn from under whatever lies over the frame. What is smaller than the frame stays inside, if it is to be seen whole.
 */
export function held(look: Look, bounds: Bounds, frame: Size, empty = 0, whole = !empty): Look {
  const along = (at: number, from: number, length: number, room: number): number => {
    const [start, size] = [at + from * look.scale, length * look.scale];
    const rim = rimOf(size, room, whole && size <= room ? 0 : empty);
    return at + Math.max(room - rim - size, Math.min(rim, start)) - start;
  };
  return {
    scale: look.scale,
    x: along(look.x, bounds.x, bounds.width, frame.width),
    y: along(look.y, bounds.y, bounds.height, frame.height),
  };
}

/**
 * All that can be drawn into the frame, as `held` lets it: how large it is in pixels, and where the map's origin is on it.
 * The rim around the map is what may stay empty.
 */
export function ground(bounds: Bounds, scale: number, frame: Size, empty: number): Point & Size {
  const along = (from: number, length: number, room: number): readonly [origin: number, whole: number] => {
    const size = length * scale;
    const rim = rimOf(size, room, empty);
    return [rim - from * scale, size + 2 * rim];
  };
  const [[x, width], [y, height]] = [along(bounds.x, bounds.width, frame.width), along(bounds.y, bounds.height, frame.height)];
  return { x, y, width, height };
}

/** Moved only as far as it takes to see a point with some room around it. */
export function towards(look: Look, { x, y }: Point, frame: Size, around: number): Look {
  const along = (at: number, point: number, room: number): number => {
    const [spot, rim] = [at + point * look.scale, Math.min(around, room / 2)];
    return at + Math.max(rim, Math.min(room - rim, spot)) - spot;
  };
  return { scale: look.scale, x: along(look.x, x, frame.width), y: along(look.y, y, frame.height) };
}

/** The part of the map that is in the frame, in units. */
export const inSight = ({ scale, x, y }: Look, frame: Size): Bounds => ({
  x: -x / scale,
  y: -y / scale,
  width: frame.width / scale,
  height: frame.height / scale,
});

/** Whether all of a part is in the frame. */
export function shows(look: Look, bounds: Bounds, frame: Size): boolean {
  const [seen, slack] = [inSight(look, frame), 1 / look.scale];
  return (
    bounds.x >= seen.x - slack &&
    bounds.y >= seen.y - slack &&
    bounds.x + bounds.width <= seen.x + seen.width + slack &&
    bounds.y + bounds.height <= seen.y + seen.height + slack
  );
}
