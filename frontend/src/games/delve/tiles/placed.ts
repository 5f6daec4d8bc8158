// A tile as it is carved when it is turned so: its rooms, its tunnels and what stands in them, in units from its corner.

import type { PrintedTile, TileRoom, TileTunnel } from "../../shared/printed.ts";
import { chanceOf, type Chance } from "../map/chance.ts";
import type { Chamber, Point, Shape } from "../map/plan.ts";
import { cell, mouthOf, outwards, turned, type Mouth } from "./grid.ts";

export interface Placed {
  readonly word: string;
  readonly turn: number;
  readonly tile: PrintedTile;
  readonly rooms: ReadonlyMap<string, Chamber>;
  readonly mouths: ReadonlyMap<string, Mouth>;
  readonly tunnels: readonly Dug[];
}

export interface Dug {
  readonly tunnel: TileTunnel;
  /** How it is called in choices. */
  readonly door: string;
  readonly deep: boolean;
  readonly d: string;
  /** Where its signs stand, if it joins two rooms of the tile. */
  readonly sign: Point | undefined;
}

const known = new Map<string, Placed>();

/** What a tile looks like depends on its word and its turn alone, so nothing is drawn twice. */
export function placedOf(word: string, tile: PrintedTile, turn: number): Placed {
  const key = `${word}/${turn}`;
  const found = known.get(key);
  if (found?.tile === tile) return found;
  const placed = carved(word, tile, turn);
  known.set(key, placed);
  return placed;
}

export const isPortal = ({ room }: Pick<Chamber, "room">): boolean => room.features?.includes("portal") ?? false;
const isCrypt = ({ room }: Pick<Chamber, "room">): boolean => room.features?.includes("start") ?? false;

/** Rooms of catacombs have no number: their words are those of their tile and their letter. */
export const roomWord = (tile: string, letter: string): string => `${tile}-${letter}`;

function carved(word: string, tile: PrintedTile, turn: number): Placed {
  const rooms = new Map(
    Object.entries(tile.rooms).map(([letter, room]) => [letter, chamberOf(word, letter, room, tile, turn)]),
  );
  for (const tunnel of tile.tunnels) stepBack(tunnel, rooms, tile);
  shrink([...rooms.values()]);
  const ends = [...new Set(tile.tunnels.flatMap(({ from, to }) => [from, to]))];
  const mouths = new Map(ends.flatMap((name) => (rooms.has(name) ? [] : [[name, mouthOf(name, turn)!] as const])));
  const chance = chanceOf(`${word}${turn}`);
  const put: Point[] = [...mouths.values()];
  const tunnels = tile.tunnels.map((tunnel) => {
    const [a, b] = [rooms.get(tunnel.from), rooms.get(tunnel.to)];
    const sign = a && b && hasSigns(tunnel) ? slid(a, b, [...rooms.values()], put) : undefined;
    if (sign) put.push(sign);
    const door = `${word}-${doorOf(tunnel, a, b)}`;
    return { tunnel, door, deep: (a ?? b)!.low, d: lineOf(tunnel, rooms, mouths, chance), sign };
  });
  return { word, turn, tile, rooms, mouths, tunnels };
}

/** Between two rooms both; at the edge the opening; at a gate of magic the gate. */
function doorOf({ from, to }: TileTunnel, a: Chamber | undefined, b: Chamber | undefined): string {
  if (!a || isPortal(a)) return from;
  return !b || isPortal(b) ? to : `${from}-${to}`;
}

type Growing = { -readonly [key in keyof Chamber]: Chamber[key] };

function chamberOf(word: string, letter: string, room: TileRoom, tile: PrintedTile, turn: number): Growing {
  const features = room.features ?? [];
  const low = room.deep ?? false;
  const [x, y] = tile.high > 1 ? room.at : turned(spread(room, tile), turn);
  const shape: Shape = features.includes("start")
    ? "gate"
    : features.includes("crystal_cave")
      ? "cave"
      : low
        ? "deep"
        : "vault";
  const [w, h] = halvesOf(features);
  return { word: roomWord(word, letter), room: { ...room, at: [x, y] }, shape, low, x: x * cell, y: y * cell, w, h };
}

/** Where there are few rooms, they lie further apart. */
function spread({ at: [x, y], features = [] }: TileRoom, { rooms }: PrintedTile): readonly [number, number] {
  const few = Object.values(rooms).filter((room) => !room.features?.includes("portal")).length < 3;
  const by = few && !features.includes("portal") ? 1.1 : 1;
  return [0.5 + (x - 0.5) * by, 0.5 + (y - 0.5) * by];
}

function halvesOf(features: readonly string[]): readonly [number, number] {
  if (features.includes("portal")) return [23, 25];
  if (features.includes("start")) return [44, 24];
  if (features.includes("monkey_shrine")) return [42, 38];
  return [features.length > 1 ? 42 : 39, 33];
}

/** A gate behind monsters stands further from its room, so that both are to be seen. */
function stepBack({ from, to, monsters }: TileTunnel, rooms: ReadonlyMap<string, Growing>, { high }: PrintedTile): void {
  if (!monsters || high > 1) return;
  for (const [gate, room] of [
    [rooms.get(from), rooms.get(to)],
    [rooms.get(to), rooms.get(from)],
  ]) {
    if (!gate || !room || !isPortal(gate)) continue;
    const far = Math.hypot(gate.x - room.x, gate.y - room.y);
    gate.x += ((gate.x - room.x) / far) * 16;
    gate.y += ((gate.y - room.y) / far) * 16;
  }
}

/** Rooms leave each other some rock. */
function shrink(rooms: readonly Growing[]): void {
  for (let round = 0; round < 3; round++) {
    for (const [i, a] of rooms.entries()) for (const b of rooms.slice(i + 1)) part(a, b);
  }
}

function part(a: Growing, b: Growing): void {
  const gate = isPortal(a) || isPortal(b);
  const x = a.w + b.w + (gate ? 6 : 32) - Math.abs(a.x - b.x);
  const y = a.h + b.h + (gate ? 4 : 18) - Math.abs(a.y - b.y);
  if (x <= 0 || y <= 0) return;
  const side = x < y ? "w" : "h";
  for (const room of [a, b]) if (!isPortal(room)) room[side] = Math.max(24, room[side] - Math.min(x, y) / (gate ? 1 : 2));
}

export const hasSigns = ({ boots, monsters, locks, arrow }: Omit<TileTunnel, "from" | "to">): boolean =>
  boots > 1 || monsters > 0 || locks > 0 || arrow;

const beside = 70; // units from the crypt

/** A tunnel leaves its opening square to the edge, so that two of them meet straight in any turn. */
function lineOf(
  { from, to }: TileTunnel,
  rooms: ReadonlyMap<string, Chamber>,
  mouths: ReadonlyMap<string, Mouth>,
  chance: Chance,
): string {
  const [a, b] = [rooms.get(from), rooms.get(to)];
  if (a && b) return bent({ x: a.x, y: a.y + 4 }, { x: b.x, y: b.y + 4 }, chance(-7, 7));
  const [room, mouth] = [(a ?? b)!, mouths.get(a ? to : from)!];
  const out = outwards[mouth.side]!;
  const inside = (by: number): string => pair({ x: mouth.x - out.x * by, y: mouth.y - out.y * by });
  const end = pair({ x: room.x, y: room.y + 4 });
  const crypt = [...rooms.values()].find((other) => other !== room && isCrypt(other));
  if (!crypt || Math.hypot(crypt.x - mouth.x, crypt.y - mouth.y) > beside)
    return `M${pair(mouth)}L${inside(13)}Q${inside(34)} ${end}`;
  // What leads past the crypt leaves it some rock: it does not lead there.
  const away = (by: number): string =>
    pair({
      x: mouth.x - out.x * by + (out.y ? 30 * Math.sign(mouth.x - crypt.x) : 0),
      y: mouth.y - out.y * by + (out.x ? 30 * Math.sign(mouth.y - crypt.y) : 0),
    });
  return `M${pair(mouth)}L${inside(5)}C${away(20)} ${away(52)} ${end}`;
}

const pair = ({ x, y }: Point): string => `${x.toFixed(0)} ${y.toFixed(0)}`;

function bent(a: Point, b: Point, by: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  return `M${pair(a)}Q${pair({ x: (a.x + b.x) / 2 - (dy / far) * by, y: (a.y + b.y) / 2 + (dx / far) * by })} ${pair(b)}`;
}

/** The spot along a tunnel where its signs cover least: of rooms, of openings and of other signs. */
function slid(a: Chamber, b: Chamber, rooms: readonly Chamber[], put: readonly Point[]): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  const cut = (room: Chamber): number => Math.min(dx ? room.w / Math.abs(dx) : 9, dy ? room.h / Math.abs(dy) : 9);
  const share = (cut(a) + 1 - cut(b)) / 2; // the middle of what is to be seen of it
  let [best, highest] = [{ x: a.x, y: a.y }, -Infinity];
  for (let along = -20; along <= 20; along += 4) {
    for (const aside of [0, 5, -5, 10, -10, 14, -14]) {
      const at = {
        x: a.x + dx * share + (dx / far) * along - (dy / far) * aside,
        y: a.y + dy * share + (dy / far) * along + (dx / far) * aside,
      };
      const free = [
        ...put.map((other) => Math.hypot(at.x - other.x, at.y - other.y) - 20),
        ...rooms.map(
          (room) =>
            Math.max(Math.abs(at.x - room.x) - room.w, Math.abs(at.y - room.y) - room.h) + (room === a || room === b ? 2 : 0),
        ),
      ];
      const value = Math.min(19, ...free) - Math.abs(along) * 0.15 - Math.abs(aside) * 0.45;
      if (value > highest) [best, highest] = [at, value];
    }
  }
  return best;
}

/** Where a tile has most free rock, from the tile alone: what stands there never jumps when a neighbour comes. */
export function freeSpot({ rooms, mouths, tunnels }: Placed): Point {
  const middles = tunnels.flatMap(({ tunnel }) => {
    const [a, b] = [tunnel.from, tunnel.to].map((end) => rooms.get(end) ?? mouths.get(end)!);
    return [{ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 }];
  });
  let [best, highest] = [{ x: cell / 2, y: cell / 2 }, -Infinity];
  for (let i = 3; i < 18; i++) {
    for (let j = 3; j < 18; j++) {
      const at = { x: (i / 20) * cell, y: (j / 20) * cell };
      const free = Math.min(
        ...[...rooms.values()].map((room) => Math.hypot(at.x - room.x, (at.y - room.y) * 1.1) - 44),
        ...[...mouths.values()].map(
          ({ x, y, side }) => Math.hypot(at.x - x + outwards[side]!.x * 12, at.y - y + outwards[side]!.y * 12) - 26,
        ),
        ...middles.map(({ x, y }) => Math.hypot(at.x - x, at.y - y) - 20),
      );
      if (free > highest) [best, highest] = [at, free];
    }
  }
  return best;
}

export const crypts = ({ rooms }: Placed): Chamber[] => [...rooms.values()].filter(isCrypt);
