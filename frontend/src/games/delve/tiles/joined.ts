// All tiles that lie, joined: rooms, the tunnels between them, and the openings behind which nothing lies yet.

import type { PrintedTile } from "../../shared/printed.ts";
import type { Chamber, Point } from "../map/plan.ts";
import { cell, cellKey, outwards, seamKey, type Cell } from "./grid.ts";
import { isPortal, placedOf, type Placed } from "./placed.ts";

/** A tile that lies, as the server tells it. */
export interface LaidTile extends Cell {
  readonly tile: string;
  /** In degrees, clockwise. */
  readonly turn: number;
}

/** A tile that lies, as it is drawn: from its uppermost cell on. */
export interface Lying extends Cell {
  readonly key: string;
  readonly placed: Placed;
}

/** What it takes to go through a tunnel, whole or half. */
export interface Tolls {
  readonly boots: number;
  readonly monsters: number;
  readonly locks: number;
}

/** A tunnel between two rooms; of two halves it is the sum. */
export interface Link extends Tolls, Point {
  readonly key: string;
  readonly a: string;
  readonly b: string;
  /** Both ways, from `a` to `b`, from `b` to `a`, or against each other: then nobody gets through. */
  readonly way: "both" | "ab" | "ba" | "none";
  /** The doors of its halves, as choices call them. */
  readonly doors: readonly string[];
  /** The doors that have a lock. */
  readonly locked: readonly string[];
  /** Its direction from `a` to `b`, in degrees. */
  readonly angle: number;
  /** Whether it runs rather from left to right: its signs stand across it. */
  readonly flat: boolean;
  /** Whether it is made of two halves. */
  readonly joint: boolean;
  /** Whether there is anything to show. */
  readonly signed: boolean;
}

/** An opening behind which no tile lies yet. */
export interface Edge extends Tolls, Point {
  readonly door: string;
  readonly room: string;
  readonly side: number;
  /** The cell behind it. */
  readonly cell: Cell;
  /** Both ways, only out of the room, or only into it. */
  readonly way: "both" | "out" | "in";
}

export interface Joined {
  readonly tiles: readonly Lying[];
  /** Rooms with their place on the whole map. */
  readonly rooms: ReadonlyMap<string, Chamber>;
  /** The tile each room is of. */
  readonly tileOf: ReadonlyMap<string, string>;
  readonly links: readonly Link[];
  readonly edges: readonly Edge[];
  readonly cells: ReadonlySet<string>;
}

interface Half extends Tolls, Point {
  readonly door: string;
  readonly room: string;
  readonly side: number;
  readonly way: Edge["way"];
}

/** Everything that lies; what is not printed in this game is left out. */
export function joinedOf(laid: readonly LaidTile[], printed: Readonly<Record<string, PrintedTile>>): Joined {
  const tiles = laid.flatMap(({ tile, x, y, turn }) => {
    const found = printed[tile];
    return found ? [{ key: tile, x, y: y + 1 - found.high, placed: placedOf(tile, found, turn / 90) }] : [];
  });
  const [rooms, tileOf, links, halves] = [
    new Map<string, Chamber>(),
    new Map<string, string>(),
    [] as Link[],
    new Map<string, Half[]>(),
  ];
  for (const { key, x, y, placed } of tiles) {
    for (const chamber of placed.rooms.values()) {
      rooms.set(chamber.word, { ...chamber, x: chamber.x + x * cell, y: chamber.y + y * cell });
      tileOf.set(chamber.word, key);
    }
    for (const dug of placed.tunnels) {
      const { tunnel, door, sign } = dug;
      const [a, b] = [placed.rooms.get(tunnel.from), placed.rooms.get(tunnel.to)];
      const tolls = { boots: tunnel.boots, monsters: tunnel.monsters, locks: tunnel.locks };
      if (a && b) {
        const at = sign ?? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        links.push({
          ...tolls,
          key: door,
          a: a.word,
          b: b.word,
          way: tunnel.arrow ? "ab" : "both",
          doors: [door],
          locked: tunnel.locks ? [door] : [],
          x: at.x + x * cell,
          y: at.y + y * cell,
          angle: degrees(dx, dy),
          flat: Math.abs(dx) > Math.abs(dy),
          joint: false,
          signed: sign !== undefined,
        });
        continue;
      }
      const [room, mouth] = [(a ?? b)!, placed.mouths.get(a ? tunnel.to : tunnel.from)!];
      const at = { x: mouth.x + x * cell, y: mouth.y + y * cell };
      const way = tunnel.arrow ? (a ? "out" : "in") : "both";
      const half = { ...tolls, ...at, door, room: room.word, side: mouth.side, way } as const;
      halves.set(seamKey(at), [...(halves.get(seamKey(at)) ?? []), half]);
    }
  }
  const edges: Edge[] = [];
  for (const [key, [one, other]] of halves) {
    if (other) links.push(joinedHalves(key, one!, other));
    else edges.push({ ...one!, cell: behind(one!) });
  }
  return { tiles, rooms, tileOf, links, edges, cells: new Set(tiles.flatMap(cellsOf).map(cellKey)) };
}

const degrees = (dx: number, dy: number): number => Math.round((Math.atan2(dy, dx) * 180) / Math.PI);

/** Boots do not add up, monsters and locks do; arrows against each other close it. */
function joinedHalves(key: string, a: Half, b: Half): Link {
  const [there, back] = [a.way !== "in" && b.way !== "out", b.way !== "in" && a.way !== "out"];
  const out = outwards[a.side]!;
  const [boots, monsters, locks] = [Math.max(a.boots, b.boots), a.monsters + b.monsters, a.locks + b.locks];
  const way = there && back ? "both" : there ? "ab" : back ? "ba" : "none";
  return {
    key,
    a: a.room,
    b: b.room,
    boots,
    monsters,
    locks,
    way,
    doors: [a.door, b.door],
    locked: [a, b].flatMap((half) => (half.locks ? [half.door] : [])),
    x: a.x,
    y: a.y,
    angle: degrees(out.x, out.y),
    flat: out.x !== 0,
    joint: true,
    signed: boots > 1 || monsters > 0 || locks > 0 || way !== "both",
  };
}

function behind({ x, y, side }: Half): Cell {
  const out = outwards[side]!;
  return { x: Math.floor((x + out.x * 9) / cell), y: Math.floor((y + out.y * 9) / cell) };
}

export const cellsOf = ({ x, y, placed }: Lying): Cell[] =>
  Array.from({ length: placed.tile.high }, (_, i) => ({ x, y: y + i }));

/** A rectangle on the map, in units. */
export interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}

/** All that lies, with some darkness around it. */
export function boundsOf({ tiles }: Pick<Joined, "tiles">, around = 0): Bounds {
  const cells = tiles.flatMap(cellsOf);
  const [xs, ys] = [cells.map(({ x }) => x * cell), cells.map(({ y }) => y * cell)];
  const [left, top] = [Math.min(...xs, 0) - around, Math.min(...ys, 0) - around];
  return {
    x: left,
    y: top,
    width: Math.max(...xs, 0) + cell + around - left,
    height: Math.max(...ys, 0) + cell + around - top,
  };
}

/** Where a door leads from a room: another room, or an edge. A way through gates is named by the gate one comes out of. */
export function throughDoor(
  { rooms, links, edges }: Joined,
  door: string,
  from: string,
): { readonly room: string } | { readonly edge: Edge } | undefined {
  const gate = links.find(({ doors, a, b }) => doors.includes(door) && (isPortal(rooms.get(a)!) || isPortal(rooms.get(b)!)));
  if (gate) return { room: isPortal(rooms.get(gate.a)!) ? gate.b : gate.a };
  const link = links.find(({ doors, a, b }) => doors.includes(door) && (a === from || b === from));
  if (link) return { room: link.a === from ? link.b : link.a };
  const edge = edges.find((one) => one.door === door);
  return edge && { edge };
}
