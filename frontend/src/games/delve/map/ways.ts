// Tunnels as they are carved, and the objects that stand in them.

import type { Drawing, Tunnel } from "../../shared/printed.ts";
import { smooth, type Line } from "./lines.ts";
import type { Box } from "./labels.ts";
import { ribbonIn } from "./lying.ts";
import { chambersOf, dungeonEdge, plateAt, toUnits, type Chamber, type Point } from "./plan.ts";

/** What stands in a tunnel: a portcullis, steep stairs, eyes in the dark, chevrons. */
export type Mark = "gate" | "stair" | "eyes" | "chevron";

export interface PlacedMark extends Point {
  readonly mark: Mark;
  /** The direction of the way there, in degrees (0: to the right). */
  readonly angle: number;
}

export interface Way {
  readonly tunnel: Tunnel;
  /** One line, or two that leave the map. */
  readonly lines: readonly Line[];
  /** Signposts where it leaves, with the room it leads to. */
  readonly signs: readonly (Point & { readonly to: string; readonly left: boolean })[];
  readonly marks: readonly PlacedMark[];
}

/** What is drawn along a tunnel, in order. */
export function marksOf({ boots, monsters, locked, arrow }: Tunnel): Mark[] {
  const found: Mark[] = [];
  if (locked) found.push("gate");
  if (boots > 1) found.push("stair");
  for (let i = 0; i < monsters; i++) found.push("eyes");
  if (arrow) found.splice(Math.floor(found.length / 2), 0, "chevron");
  return found;
}

const known = new WeakMap<Drawing, readonly Way[]>();

export function waysOf(drawing: Drawing): readonly Way[] {
  const found = known.get(drawing) ?? dug(drawing);
  known.set(drawing, found);
  return found;
}

function dug(drawing: Drawing): readonly Way[] {
  const chambers = chambersOf(drawing);
  const ways = drawing.tunnels.map((tunnel) => ({ tunnel, ...linesOf(tunnel, drawing, chambers) }));
  const signs = ways.flatMap((way) => way.signs);
  const marks = spread(ways, [...chambers.values()], signs);
  return ways.map((way, i) => ({ ...way, marks: marks[i]! }));
}

function linesOf(tunnel: Tunnel, drawing: Drawing, chambers: ReadonlyMap<string, Chamber>): Pick<Way, "lines" | "signs"> {
  const [from, to] = [chambers.get(tunnel.from)!, chambers.get(tunnel.to)!];
  const floor = ({ x, y }: Chamber): Point => ({ x, y: y + 4 });
  if (!tunnel.wrap) return { lines: [smooth([floor(from), ...tunnel.bends.map(toUnits), floor(to)])], signs: [] };
  const leaving = [from, to].map((room, i) => {
    const bends = (drawing.wrap[room.word] ?? []).map(toUnits);
    const left = (bends.at(-1)?.x ?? 0) < dungeonEdge / 2;
    const corners = [floor(room), ...bends.map(({ x, y }) => ({ x: left ? x : Math.min(x, dungeonEdge - 15), y }))];
    if (left) corners[corners.length - 1] = { x: -20, y: corners.at(-1)!.y };
    const end = corners.at(-1)!;
    return { line: smooth(corners), sign: { x: left ? 34 : end.x - 12, y: end.y, left, to: (i === 0 ? to : from).word } };
  });
  return { lines: leaving.map(({ line }) => line), signs: leaving.map(({ sign }) => sign) };
}

const reach = 25; // units from the middle of an object to its edge
const rounds = 4;

interface Spot extends Point {
  readonly angle: number;
  /** How far along the tunnel: 0 to 1. */
  readonly along: number;
  /** How much of rooms, numbers and signposts an object would cover there. */
  readonly cost: number;
}

/** Each object looks for the spot along its tunnel where it meets rooms and other objects least. */
function spread(
  ways: readonly Pick<Way, "tunnel" | "lines">[],
  rooms: readonly Chamber[],
  signs: readonly Point[],
): PlacedMark[][] {
  const stops = rooms.map(stopAt);
  const stretches = ways.map(({ lines }) => lines.map(({ points }) => stretchOf(points)));
  const wanted = ways.map(({ tunnel, lines }, own) => {
    const marks = marksOf(tunnel);
    const others = stretches.filter((_, other) => other !== own).flat();
    const spots = marks.length ? spotsAlong(lines[0]!, stops, signs, others) : [];
    return marks.map((mark, i) => {
      const share = (i + 0.5) / marks.length;
      return { mark, spots, share, at: least(spots, ({ along }) => Math.abs(along - share)) };
    });
  });
  const all = wanted.flat();
  for (let round = 0; round < rounds; round++) {
    for (const one of all)
      one.at = least(
        one.spots,
        (spot) => spot.cost + 30 * Math.abs(spot.along - one.share),
        (spot) => crush(spot, all, one),
      );
  }
  return wanted.map((marks) => marks.map(({ mark, at }) => ({ mark, x: at.x, y: at.y, angle: at.angle })));
}

const aside = [0, -9, 9, -18, 18, -27, 27]; // units beside the middle of the tunnel
const farthest = 190; // units from which no object beside a tunnel touches a room or its number
const most = 60; // spots that are looked at again and again: the best ones

const clear = 12; // units by which an object stands nearer to its own tunnel than to any other
const beyond = 27 + 27 + clear; // units from which no other tunnel matters to an object beside this one

/** A line, or part of one, and what it keeps within. */
interface Stretch {
  readonly points: readonly Point[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function stretchOf(points: readonly Point[], margin = 0): Stretch {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    points,
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** A room with what in it is not to be covered, found once for all the spots that are tried. */
interface Stop extends Point {
  readonly w: number;
  readonly h: number;
  readonly plate: Point;
  readonly ribbons: readonly Box[];
}

const stopAt = (room: Chamber): Stop => ({
  x: room.x,
  y: room.y,
  w: room.w,
  h: room.h,
  plate: plateAt(room),
  ribbons: room.room.artifact ? [ribbonIn(room, false), ribbonIn(room, true)] : [],
});

function spotsAlong({ points }: Line, stops: readonly Stop[], signs: readonly Point[], others: readonly Stretch[]): Spot[] {
  const spots: Spot[] = [];
  const strange = nearby(points, others);
  const rooms = stops.filter((stop) => points.some((point) => within(stop, point, farthest)));
  for (let i = 2; i < points.length - 2; i += 2) {
    const [before, point, after] = [points[i - 2]!, points[i]!, points[i + 2]!];
    const turn = Math.atan2(after.y - before.y, after.x - before.x);
    const near = rooms.filter((room) => within(room, point, farthest));
    const posts = signs.filter((sign) => within(sign, point, 2 * reach + 27));
    const close = strange.filter((other) => within(other, point, beyond));
    for (const by of aside) {
      const at = { x: point.x - Math.sin(turn) * by, y: point.y + Math.cos(turn) * by };
      spots.push({
        ...at,
        angle: Math.round((turn * 180) / Math.PI),
        along: i / points.length,
        cost: covering(at, near, posts) + mistaken(at, Math.abs(by), close),
      });
    }
  }
  return spots.sort((a, b) => a.cost - b.cost).slice(0, most);
}

/** Points of other tunnels, where these come close. */
function nearby(points: readonly Point[], others: readonly Stretch[]): Point[] {
  const { left, right, top, bottom } = stretchOf(points, beyond);
  return others
    .filter((line) => line.right > left && line.left < right && line.bottom > top && line.top < bottom)
    .flatMap((line) => line.points.filter(({ x, y }, i) => i % 2 === 0 && x > left && x < right && y > top && y < bottom));
}

const within = (one: Point, other: Point, far: number): boolean => (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < far * far;

/** How easily an object so far beside its tunnel would be taken for one of another tunnel. */
function mistaken({ x, y }: Point, by: number, strange: readonly Point[]): number {
  let nearest = (by + clear) ** 2; // all distances squared
  for (const point of strange) {
    const apart = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (apart < nearest) nearest = apart;
  }
  return 3 * (by + clear - Math.sqrt(nearest));
}

/** How much an object there covers of rooms, where tokens and pawns stand, of their numbers and of signposts. */
function covering({ x, y }: Point, rooms: readonly Stop[], signs: readonly Point[]): number {
  let sum = 0;
  for (const room of rooms) {
    const inside = Math.min(room.w + reach - Math.abs(x - room.x), room.h + reach - Math.abs(y - room.y));
    if (inside > 0) sum += 3 * inside + 0.1 * inside ** 2; // the deeper, the worse
    const near = Math.min(17 + reach - Math.abs(x - room.plate.x), 13 + reach - Math.abs(y - room.plate.y));
    if (near > 0) sum += 4 * near;
    let ribbon = 0;
    for (const box of room.ribbons) ribbon = Math.max(ribbon, over(box, x, y));
    sum += 12 * ribbon;
  }
  for (const sign of signs) sum += 5 * Math.max(0, 2 * reach - Math.hypot(x - sign.x, y - sign.y));
  return sum;
}

const over = (box: Box, x: number, y: number): number =>
  Math.min(box.w + reach - Math.abs(x - box.x), box.h + reach - Math.abs(y - box.y));

/** How much it would lie upon other objects. */
function crush({ x, y }: Point, all: readonly { readonly at: Point }[], own: object): number {
  let sum = 0;
  for (const other of all) {
    const [dx, dy] = [x - other.at.x, y - other.at.y];
    if (other === own || dx > 50 || dx < -50 || dy > 50 || dy < -50) continue;
    sum += 6 * Math.max(0, 2 * reach - Math.hypot(dx, dy));
  }
  return sum;
}

/** The thing that costs least; what `more` it costs is only asked where that could matter. */
function least<Thing extends object>(
  things: readonly Thing[],
  cost: (thing: Thing) => number,
  more: (thing: Thing) => number = () => 0,
): Thing {
  let [best, lowest] = [things[0]!, Infinity];
  for (const thing of things) {
    let found = cost(thing);
    if (found >= lowest) continue;
    found += more(thing);
    if (found < lowest) [best, lowest] = [thing, found];
  }
  return best;
}
