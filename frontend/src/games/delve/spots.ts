// Which thing on the board a choice is about. Choices are spelled `verb:operand/operand`:
// `play:burgle`, `move:4-10`, `battle:14-19/2`, `trash:burgle/area`.

import type { Barred, Decision, Option } from "../../generated/wire";
import { gather, type Spots } from "../shared/spots.ts";
import type { Spot } from "../board.ts";
import { roomSaid } from "./laid.ts";
import type { CardWord, DelveView, RoomWord, Way } from "./view.ts";

export const roomKey = (room: RoomWord): string => `room/${room}`;
export const handKey = (card: CardWord): string => `hand/${card}`;
/** A card of the row, or of the reserve: where it lies is drawn, not chosen. */
export const rowKey = (card: CardWord): string => `row/${card}`;
export const areaKey = (card: CardWord): string => `area/${card}`;
export const discardKey = (card: CardWord): string => `discard/${card}`;
/** A good on the market. */
export const goodKey = (token: CardWord): string => `good/${token}`;
/** A token that one has: a potion to drink. */
export const ownKey = (token: CardWord): string => `own/${token}`;
/** An opening behind which nothing lies yet, by its door. */
export const edgeKey = (door: string): string => `edge/${door}`;
/** One of the ways to lay or turn a tile, in degrees. */
export const turnKey = (turn: string): string => `turn/${turn}`;
export const endKey = "end";

/** What lies behind a door as one goes out of a room: the key of a room, or of an edge. */
export type Behind = (door: string, from: RoomWord) => string;
const onBoards: Behind = (tunnel, from) => roomKey(farEnd(tunnel, from));

type Seen = Pick<DelveView, "heroes" | "turn" | "reach">;

/** By what they are about; a room further away can be chosen if there is a way to it. */
export function readSpots(decision: Decision | null, view: Seen, behind: Behind = onBoards): Spots {
  const here = view.heroes[view.turn]?.room ?? "";
  const spots = new Map(gather(decision, (choice) => thingsOf(choice, here, behind)));
  for (const [key, { options, barred }] of spots) {
    if (key.startsWith("room/")) spots.set(key, { options: unharmedFirst(options), barred: tellingOnes(barred) });
  }
  if (!decision?.options) return spots;
  for (const way of view.reach) {
    const key = roomKey(way.room);
    const spot = spots.get(key);
    if (!spot?.options.length) spots.set(key, { options: [walkOf(way)], barred: [] });
  }
  return spots;
}

const walk = "walk:";

/** Several steps as one choice; the board makes them one after the other. */
const walkOf = ({ room, boots, swords, damage, teleports }: Way): Option => ({
  id: `${walk}${room}`,
  label: {
    key: "raid-walk",
    args: {
      to: roomSaid(room),
      cost: { key: "raid-walk-cost", args: { boots, swords, teleports } },
      boots,
      swords,
      damage,
      teleports,
    },
  },
});

/** The choices behind a walk of several steps. */
export function stepsOf(spot: Spot, { reach }: Pick<DelveView, "reach">): readonly string[] | undefined {
  const [only] = spot.options;
  return only?.id.startsWith(walk) ? reach.find(({ room }) => walk + room === only.id)?.moves : undefined;
}

/** Who has swords is asked first whether to use them: as many as there are, then fewer, then none. */
function unharmedFirst(options: Option[]): Option[] {
  const swords = ({ id }: Option): number => (id.startsWith("battle:") ? Number(id.split("/")[1] ?? 0) : 0);
  return options.toSorted((a, b) => swords(b) - swords(a));
}

/** Whoever cannot walk a tunnel need not hear about swords and teleports too. */
function tellingOnes(barred: Barred[]): Barred[] {
  const walks = barred.filter(({ id }) => id.startsWith("move:"));
  return walks.length ? walks : barred;
}

function thingsOf({ id }: Option | Barred, here: RoomWord, behind: Behind): string[] {
  const [verb = "", operands = ""] = id.split(":");
  const [first = "", second = ""] = operands.split("/");
  switch (verb) {
    case "play":
    case "discard":
    case "react":
      return [handKey(first)];
    case "invoke":
      return [areaKey(first)];
    case "buy":
    case "use":
    case "fight":
    case "replace":
      return [rowKey(first)];
    case "move":
    case "battle":
      return [behind(first, here)];
    case "teleport":
      return [behind === onBoards ? roomKey(first) : behind(first, here)];
    case "fetch":
    case "mark":
    case "lift":
    case "telepad":
    case "beam":
      return [roomKey(first)];
    case "place":
      return [edgeKey(first)];
    case "lay":
    case "rotate":
      return [turnKey(first)];
    case "trade":
    case "redeem":
      return [goodKey(first)];
    case "take":
    case "visit":
      return [roomKey(here)];
    case "drink":
      return [ownKey(first)];
    case "trash":
      return [second === "discard" ? discardKey(first) : areaKey(first)];
    case "end":
      return [endKey];
    default:
      return [];
  }
}

/** Where a tunnel leads from a room: `4-10` from 4 to 10. */
export function farEnd(tunnel: string, from: RoomWord): RoomWord {
  const [start = "", end = ""] = tunnel.split(/[->]/);
  return start === from ? end : start;
}
