// Where everything on the map lies, in units of a cut-away of 1390 by 1010; its sky begins above zero.

import type { Direction } from "../../shared/roving.svelte.ts";
import type { Drawing, Point as Share, Room } from "../../shared/printed.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** All that is drawn, with the dragon's lair at its right edge. */
export const frame = { x: 0, y: -72, width: 1390, height: 1010 };

/** Rooms and tunnels end here; beyond lies the lair. */
export const dungeonEdge = 1205;

const [margin, wide, high] = [28, 1268, 1000];
export const toUnits = ([x, y]: Share): Point => ({ x: margin + x * wide, y: y * high });

export type Shape = "gate" | "cave" | "shrine" | "deep" | "vault";

export function shapeOf({ features = [], idols }: Room): Shape {
  if (features.includes("start")) return "gate";
  if (features.includes("crystal_cave")) return "cave";
  if (idols) return "shrine";
  return features.includes("deep") ? "deep" : "vault";
}

/** A room as it is carved: its middle, half its width and height, and what it is. */
export interface Chamber extends Point {
  readonly word: string;
  readonly room: Room;
  readonly shape: Shape;
  /** Whether it lies below the line. */
  readonly low: boolean;
  readonly w: number;
  readonly h: number;
}

const halves: Readonly<Record<Shape, readonly [number, number]>> = {
  gate: [60, 46],
  cave: [61, 48],
  shrine: [68, 62],
  deep: [65, 46],
  vault: [65, 46],
};
const between = 10; // units of rock that stay between two rooms

const known = new WeakMap<Drawing, ReadonlyMap<string, Chamber>>();

/** All rooms, each as large as its neighbours let it be. */
export function chambersOf(drawing: Drawing): ReadonlyMap<string, Chamber> {
  const found = known.get(drawing) ?? carved(drawing);
  known.set(drawing, found);
  return found;
}

function carved({ rooms, grassLine }: Drawing): ReadonlyMap<string, Chamber> {
  const chambers = Object.entries(rooms).map(([word, room]) => {
    const shape = shapeOf(room);
    const [w, h] = halves[shape];
    return { word, room, shape, low: room.at[1] > grassLine, w, h, ...toUnits(room.at) };
  });
  for (let round = 0; round < 4; round++) {
    for (const [i, a] of chambers.entries()) for (const b of chambers.slice(i + 1)) part(a, b);
  }
  return new Map(chambers.map((chamber) => [chamber.word, chamber]));
}

type Growing = { -readonly [key in "x" | "y" | "w" | "h"]: number };

function part(a: Growing, b: Growing): void {
  const x = a.w + b.w + between - Math.abs(a.x - b.x);
  const y = a.h + b.h + between - Math.abs(a.y - b.y);
  if (x <= 0 || y <= 0) return;
  const side = x < y ? "w" : "h";
  for (const room of [a, b]) room[side] -= Math.min(x, y) / 2;
}

/** Where a room's number stands: at its upper left. */
export const plateAt = ({ x, y, w, h }: Pick<Chamber, "x" | "y" | "w" | "h">): Point => ({ x: x - w + 2, y: y - h + 7 });

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
