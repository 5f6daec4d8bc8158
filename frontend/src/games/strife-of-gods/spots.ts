// Which thing on the board a choice is about. Choices are spelled `verb:operand/operand`:
// `take:r05`, `seal:r05`, `lay:r05/after`, `keep:red-3`, `block-fellow:s2/red-3`.

import type { Spot } from "../board.ts";
import type { Barred, Decision, Option } from "../../generated/wire";
import { seatWord, type CardWord, type RingCard } from "./view.ts";

/** Things are named by where they are: `r05`, `gap:r05`, `s2/red-3`, `drawn/red-3`. */
export type Spots = ReadonlyMap<string, Spot>;

export const gapKey = (after: string): string => `gap:${after}`;
export const displayKey = (seat: number, card: CardWord): string => `${seatWord(seat)}/${card}`;
export const drawnKey = (card: CardWord): string => `drawn/${card}`;

export const nothing: Spot = { options: [], barred: [] };

export const spotAt = (spots: Spots, key: string): Spot => spots.get(key) ?? nothing;

/** Whether any of these things is what the question is about. */
export const concerns = (spots: Spots, begins: string): boolean =>
  [...spots.keys()].some((key) => key.startsWith(begins));

export function readSpots(decision: Decision | null, ring: readonly RingCard[]): Spots {
  const spots = new Map<string, Spot>();
  const at = (key: string): Spot => {
    const spot = spots.get(key) ?? { options: [], barred: [] };
    spots.set(key, spot);
    return spot;
  };
  const seat = decision?.seat ?? -1;
  for (const option of decision?.options ?? []) {
    for (const key of thingsOf(option, seat, ring)) at(key).options.push(option);
  }
  for (const barred of decision?.barred ?? []) {
    for (const key of thingsOf(barred, seat, ring)) at(key).barred.push(barred);
  }
  return spots;
}

/** The things somebody may touch to mean this choice; none where the board has nothing for it. */
function thingsOf(choice: Option | Barred, seat: number, ring: readonly RingCard[]): string[] {
  const [verb = "", operands = ""] = choice.id.split(":");
  const [first = "", second = ""] = operands.split("/");
  if (verb === "seal") return sealed(first, ring);
  if (verb === "lay") return [first, gapKey(second === "after" ? first : neighbour(first, -1, ring))];
  if (verb.endsWith("-own")) return [`${seatWord(seat)}/${first}`];
  if (verb.endsWith("-fellow")) return [operands];
  if (verb === "keep" || verb === "centre-drawn") return [drawnKey(first)];
  return first ? [first] : [];
}

/** A gap is named by the card before it; both its edges stand for it too. */
function sealed(place: string, ring: readonly RingCard[]): string[] {
  const card = ring.find((other) => other.place === place);
  return card?.gap_after ? [...new Set([gapKey(place), place, neighbour(place, 1, ring)])] : [place];
}

function neighbour(place: string, steps: 1 | -1, ring: readonly RingCard[]): string {
  const index = ring.findIndex((card) => card.place === place);
  return ring.at((index + steps) % ring.length)?.place ?? place;
}
