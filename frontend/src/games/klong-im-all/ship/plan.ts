// A ship put together from its modules: where every room lies, and what leads from room to room; in units of its drawing.

import { ship as printed } from "../../../generated/klong-im-all.ts";
import type { Point } from "../../delve/map/plan.ts";
import type { Point as Pair, Room, Tunnel } from "../../shared/printed.ts";

/** A room as it is drawn: its middle, half its width and height, and what it is. */
export interface Berth extends Point {
  readonly word: string;
  readonly module: string;
  readonly room: Room;
  readonly w: number;
  readonly h: number;
  /** A round one: nothing but a stop of the lift, or a telepad. */
  readonly disc: boolean;
  readonly pod: boolean;
}

/** What it takes to go from one room to another, and the corners the way has. */
export interface Passage extends Omit<Tunnel, "wrap" | "bends"> {
  readonly corners: readonly Point[];
}

/** A stretch of the hyperlift. */
export interface Ride {
  readonly from: string;
  readonly to: string;
  readonly locked: boolean;
  /** Closed as soon as the blockade is up. */
  readonly blockade: boolean;
}

export interface Ship {
  /** What lies in slots 1, 2, 3. */
  readonly slots: readonly string[];
  readonly berths: ReadonlyMap<string, Berth>;
  readonly passages: readonly Passage[];
  readonly lift: readonly Ride[];
}

export const frame = { x: 0, y: 0, width: printed.view[0], height: printed.view[1] };
const fixed = Object.keys(printed.module).filter((module) => !printed.module[module]!.openings);

const known = new Map<string, Ship>();

/** The ship with these modules in its slots. */
export function shipOf(slots: readonly string[]): Ship {
  const word = slots.join("-");
  const found = known.get(word) ?? assembled(slots);
  known.set(word, found);
  return found;
}

function assembled(slots: readonly string[]): Ship {
  const berths = new Map<string, Berth>();
  const passages: Passage[] = [];
  for (const module of [...fixed, ...slots]) {
    const { rooms, paths, bends = {} } = printed.module[module]!;
    const slot = printed.slot[slots.indexOf(module)];
    const at = slot ? (share: Pair) => within(slot, share) : ([x, y]: Pair): Point => ({ x, y });
    for (const [id, room] of Object.entries(rooms)) {
      const word = `${module}-${id}`;
      berths.set(word, { word, module, room, ...at(room.at), ...extent(room, slot?.turned ? 7 : 0) });
    }
    for (const path of paths) {
      const { way, from, to, ...rest } = passage(path);
      const corners = (bends[way] ?? []).map(at);
      passages.push({ id: `${module}-${way}`, from: `${module}-${from}`, to: `${module}-${to}`, ...rest, corners });
    }
  }
  for (const link of printed.link) {
    const [one = "", other = "", ...symbols] = link.split(" ");
    const [from, to] = [endOf(one, slots), endOf(other, slots)];
    passages.push({ id: `${from}-${to}`, from, to, ...tolls(symbols), arrow: false, corners: [] });
  }
  return { slots, berths, passages, lift: printed.lift.map(ride) };
}

/** A point of a module, as its slot holds it: one of them lies upside down. */
function within({ box: [left, top, right, bottom], turned }: (typeof printed.slot)[number], [x, y]: Pair): Point {
  const [across, down] = turned ? [1 - x, 1 - y] : [x, y];
  return { x: left + across * (right - left), y: top + down * (bottom - top) };
}

/** Half its width and height: what lies in it decides; where there is more space it is wider. */
function extent(room: Room, wider: number): Pick<Berth, "w" | "h" | "disc" | "pod"> {
  const { features = [], major = 0, minor = 0, artifact } = room;
  if (features.includes("exit")) return { w: 30, h: 20, disc: false, pod: true };
  const things = features.length + Math.sign(major) + Math.sign(minor);
  const disc = things === 1 && (features[0] === "hyperlift" || features[0] === "telepad");
  if (disc) return { w: 24, h: 24, disc, pod: false };
  const [w, h] = artifact ? [41, 31] : things > 1 ? [43, 26] : [34, 25];
  return { w: w + wider, h, disc, pod: false };
}

function passage(text: string): { readonly way: string } & Omit<Passage, "id" | "corners"> {
  const [way = "", ...symbols] = text.split(" ");
  const [from = "", to = ""] = way.split(/[->]/);
  return { way, from, to, ...tolls(symbols), arrow: way.includes(">") };
}

/** `2B 1M L`: two boots, an enemy, a lock. */
function tolls(symbols: readonly string[]): Pick<Passage, "boots" | "monsters" | "locked"> {
  const count = (letter: string, usual: number): number =>
    Number(symbols.find((symbol) => symbol.endsWith(letter))?.slice(0, -1) ?? usual);
  return { boots: count("B", 1), monsters: count("M", 0), locked: symbols.includes("L") };
}

/** A room at the end of a link: `1a` is the opening a of whatever lies in slot 1. */
function endOf(word: string, slots: readonly string[]): string {
  const [, slot, opening = ""] = /^([1-3])([abwe])$/.exec(word) ?? [];
  if (!slot) return word;
  const module = slots[Number(slot) - 1]!;
  return `${module}-${printed.module[module]!.openings![opening]}`;
}

function ride(text: string): Ride {
  const [from = "", to = "", ...symbols] = text.split(" ");
  return { from, to, locked: symbols.includes("L"), blockade: symbols.includes("blockade") };
}

/** Where a passage leads from a room. */
export const farEnd = ({ from, to }: Passage, room: string): string => (from === room ? to : from);

/** What a room is: by itself, as long as its pod is there, and as a part of its module. */
export const featuresOf = ({ word, room, module }: Berth, pods: ReadonlySet<string>): readonly string[] => [
  ...(room.features ?? []).map((feature) => (feature === "exit" && !pods.has(word) ? "exit_gone" : feature)),
  ...(printed.module[module]?.features ?? []),
];

/** The port of a room, if there is one: what it gives or takes, and how much. */
export function portIn({ features = [] }: Room): { readonly what: string; readonly count: number } | undefined {
  const found = features.map((feature) => /^port_([a-z]+)(\d+)$/.exec(feature)).find(Boolean);
  return found ? { what: found[1]!, count: Number(found[2]) } : undefined;
}
