// Where everything on the board lies, in units: the whole picture is a thousand wide and high.

import type { Direction } from "../../shared/roving.svelte.ts";
import type { Drawing, Point as Share, Room, Tunnel } from "../../shared/printed.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of the picture that has rooms. */
export const frame = { x: 0, y: 0, width: 890, height: 896 };

const scale = 1000;
export const toUnits = ([x, y]: Share): Point => ({ x: x * scale, y: y * scale });

export type Shape = "gate" | "cave" | "market" | "shrine" | "chamber";

export function shapeOf({ features = [], idols }: Room): Shape {
  if (features.includes("start")) return "gate";
  if (features.includes("crystal_cave")) return "cave";
  if (features.includes("market")) return "market";
  return idols ? "shrine" : "chamber";
}

/** Half the width and height of a room. */
export const extents: Readonly<Record<Shape, Point>> = {
  gate: { x: 34, y: 33 },
  cave: { x: 42, y: 42 },
  market: { x: 42, y: 43 },
  shrine: { x: 38, y: 70 },
  chamber: { x: 42, y: 33 },
};

/** How much of the frame lies left of and above a point; in per cent. */
export const share = ({ x, y }: Point): Point => ({
  x: (100 * (x - frame.x)) / frame.width,
  y: (100 * (y - frame.y)) / frame.height,
});

/** Of these rooms, the one that lies next in a direction: rather straight ahead than near. */
export function nextTo(drawing: Drawing, rooms: readonly string[], from: string, [dx, dy]: Direction): string | undefined {
  const start = toUnits(drawing.rooms[from]!.at);
  let best: { room: string; cost: number } | undefined;
  for (const room of rooms) {
    const { x, y } = toUnits(drawing.rooms[room]!.at);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && ahead >= aside && (!best || cost < best.cost)) best = { room, cost };
  }
  return best?.room;
}

export type Mark = "footprints" | "monster" | "lock" | "arrow";

export interface PlacedMark extends Point {
  readonly mark: Mark;
  /** The direction of the way there, in degrees (0: to the right). */
  readonly angle: number;
}

export interface Way {
  readonly tunnel: Tunnel;
  /** Lines to be drawn: one, or two that leave the board. */
  readonly lines: readonly string[];
  readonly marks: readonly PlacedMark[];
}

/** What is drawn along a tunnel, in order. */
export function marksOf({ boots, monsters, locked, arrow }: Tunnel): Mark[] {
  const found: Mark[] = [];
  if (locked) found.push("lock");
  if (boots > 1) found.push("footprints");
  for (let i = 0; i < monsters; i++) found.push("monster");
  if (arrow) found.push("arrow");
  return found;
}

const apart = 25; // units between marks

export const waysOf = (drawing: Drawing): Way[] => drawing.tunnels.map((tunnel) => wayOf(tunnel, drawing));

function wayOf(tunnel: Tunnel, drawing: Drawing): Way {
  if (tunnel.wrap) return { tunnel, lines: [tunnel.from, tunnel.to].map((room) => drawn(stub(room, drawing))), marks: [] };
  const ends = [tunnel.from, tunnel.to].map((room) => drawing.rooms[room]!);
  const corners = [ends[0]!.at, ...tunnel.bends, ends[1]!.at].map(toUnits);
  const open = traced(corners).filter((point) => !ends.some((room) => covers(room, point)));
  return { tunnel, lines: [drawn(corners)], marks: along(open, marksOf(tunnel)) };
}

/** From a room to the edge of what is drawn. */
export function stub(room: string, drawing: Drawing): Point[] {
  const points = [drawing.rooms[room]!.at, ...(drawing.wrap[room] ?? [])].map(toUnits);
  return points.map(({ x, y }) => ({ x: Math.min(x, frame.x + frame.width), y }));
}

function covers(room: Room, { x, y }: Point): boolean {
  const middle = toUnits(room.at);
  const size = extents[shapeOf(room)];
  const [dx, dy] = [Math.abs(x - middle.x), Math.abs(y - middle.y)];
  return shapeOf(room) === "cave" ? Math.hypot(dx, dy) < size.x : dx < size.x && dy < size.y;
}

/** The bends of a smooth line: for each stretch, two points that pull at it. */
function pulls(corners: readonly Point[], i: number): readonly [Point, Point] {
  const at = (n: number): Point => corners[Math.max(0, Math.min(corners.length - 1, n))]!;
  const pull = 0.17;
  const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  return [
    { x: from.x + (to.x - before.x) * pull, y: from.y + (to.y - before.y) * pull },
    { x: to.x - (after.x - from.x) * pull, y: to.y - (after.y - from.y) * pull },
  ];
}

const told = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

export function drawn(corners: readonly Point[]): string {
  const stretches = corners.slice(1).map((to, i) => {
    const [first, second] = pulls(corners, i);
    return `C${told(first)} ${told(second)} ${told(to)}`;
  });
  return `M${told(corners[0]!)}${stretches.join("")}`;
}

const steps = 16; // points for each stretch

/** Points along the smooth line. */
function traced(corners: readonly Point[]): Point[] {
  return corners.slice(1).flatMap((to, i) => {
    const from = corners[i]!;
    const [first, second] = pulls(corners, i);
    return Array.from({ length: steps }, (_, n) => {
      const t = (n + 0.5) / steps;
      const blend = (of: (point: Point) => number): number =>
        (1 - t) ** 3 * of(from) + 3 * (1 - t) ** 2 * t * of(first) + 3 * (1 - t) * t ** 2 * of(second) + t ** 3 * of(to);
      return { x: blend(({ x }) => x), y: blend(({ y }) => y) };
    });
  });
}

/** Marks side by side in the middle of a line. */
function along(line: readonly Point[], marks: readonly Mark[]): PlacedMark[] {
  const lengths = line.slice(1).map((to, i) => Math.hypot(to.x - line[i]!.x, to.y - line[i]!.y));
  const whole = lengths.reduce((a, b) => a + b, 0);
  const gap = Math.min(apart, whole / marks.length);
  return marks.map((mark, i) => {
    let left = whole / 2 + (i - (marks.length - 1) / 2) * gap;
    let n = 0;
    while (n < lengths.length - 1 && left > lengths[n]!) left -= lengths[n++]!;
    const [from, to] = [line[n]!, line[n + 1] ?? line[n]!];
    const part = left / (lengths[n] || 1);
    const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
    return { mark, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, angle };
  });
}
