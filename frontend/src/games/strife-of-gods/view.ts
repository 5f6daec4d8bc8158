// What the server shows of Strife of Gods (`view.py`), and how its cards are read.

import type { StrifeOfGodsShown } from "../../generated/strife-of-gods.view.ts";
import type { Said, Update } from "../../generated/wire";

/** A card by its word: `red-3`, `misha`, or a back: `?number`, `?champion`. */
export type CardWord = string;

export type ShownCard = StrifeOfGodsShown["centre"][number];

/** A card of the ring; the ring is told clockwise, and only cards are told. */
export type RingCard = StrifeOfGodsShown["ring"][number];

export const shields = ["gold", "silver", "bronze"] as const;
export type Shield = (typeof shields)[number];

export interface ShieldWon extends Won {
  readonly shield: Shield;
}

/** In the centre, the active card is the last one; `leading` is what would count if the round ended now. */
export interface StrifeView extends StrifeOfGodsShown {
  readonly shields: readonly ShieldWon[];
  readonly leading: StrifeOfGodsShown["leading"] & { readonly colours: readonly Suit[] };
}

type Won = StrifeOfGodsShown["shields"][number];

export const viewOf = (update: Update): StrifeView => update.view as unknown as StrifeView;

export type Suit = "red" | "green" | "blue" | "yellow";

export type Face =
  | { readonly kind: "number"; readonly suit: Suit; readonly value: number }
  | { readonly kind: "champion"; readonly champion: string }
  | { readonly kind: "back"; readonly back: "number" | "champion" };

export function faceOf(card: CardWord): Face {
  if (card.startsWith("?")) return { kind: "back", back: card === "?champion" ? "champion" : "number" };
  const [suit, value] = card.split("-");
  if (value) return { kind: "number", suit: suit as Suit, value: Number(value) };
  return { kind: "champion", champion: card };
}

/** What lies on the table when a card is turned over. */
export function backOf(card: CardWord): "number" | "champion" {
  const face = faceOf(card);
  if (face.kind === "back") return face.back;
  return face.kind;
}

/** The key of a card's name. */
export function nameKey(card: CardWord): string {
  return card.startsWith("?") ? `back-${card.slice(1)}` : `card-${card}`;
}

/** Who a champion is and what it does, to be read before it is taken. */
export function textOf(card: CardWord): Said | undefined {
  if (faceOf(card).kind !== "champion") return undefined;
  const part = (key: string): Said => ({ key, args: {} });
  return { key: "arena-champion-text", args: { card: part(nameKey(card)), text: part(`text-${card}`) } };
}

/** What is printed on a shield. */
export const pointsOf: Record<Shield, number> = { gold: 3, silver: 2, bronze: 1 };

/** `s1`, as choices spell a seat. */
export const seatWord = (seat: number): string => `s${seat}`;
