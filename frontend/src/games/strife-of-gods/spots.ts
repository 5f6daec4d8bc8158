// Which thing on the board a choice is about. Choices are spelled `verb:operand/operand`:
// `take:r05`, `seal:r05`, `lay:r05/after`, `keep:red-3`, `block-fellow:s2/red-3`.

import type { Barred, Decision, Option } from "../../generated/wire";
import { gather, type Spots } from "../shared/spots.ts";
import { seatWord, type CardWord, type RingCard } from "./view.ts";

// Things are named by where they are: `r05`, `gap:r05`, `s2/red-3`, `drawn/red-3`.
export const gapKey = (after: string): string => `gap:${after}`;
export const displayKey = (seat: number, card: CardWord): string => `${seatWord(seat)}/${card}`;
export const drawnKey = (card: CardWord): string => `drawn/${card}`;

export const readSpots = (decision: Decision | null, ring: readonly RingCard[]): Spots =>
  gather(decision, (choice) => thingsOf(choice, decision?.seat ?? -1, ring));

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
