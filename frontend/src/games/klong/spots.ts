// Which thing on the board a choice is about. Choices are spelled `verb:operand/operand`:
// `play:burgle`, `move:4-10`, `battle:14-19/2`, `trash:burgle/area`.

import type { Barred, Decision, Option } from "../../generated/wire";
import { gather, type Spots } from "../shared/spots.ts";
import type { CardWord, KlongView, RoomWord } from "./view.ts";

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
export const endKey = "end";

type Seen = Pick<KlongView, "heroes" | "turn">;

export const readSpots = (decision: Decision | null, view: Seen): Spots =>
  gather(decision, (choice) => thingsOf(choice, view));

function thingsOf({ id }: Option | Barred, view: Seen): string[] {
  const [verb = "", operands = ""] = id.split(":");
  const [first = "", second = ""] = operands.split("/");
  const here = view.heroes[view.turn]?.room ?? "";
  switch (verb) {
    case "play":
    case "discard":
      return [handKey(first)];
    case "buy":
    case "use":
    case "fight":
    case "replace":
      return [rowKey(first)];
    case "move":
    case "battle":
      return [roomKey(farEnd(first, here))];
    case "teleport":
    case "fetch":
      return [roomKey(first)];
    case "trade":
      return [goodKey(first)];
    case "take":
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
