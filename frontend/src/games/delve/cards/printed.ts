// What is on a card: figures, marks and the ribbon, from what is printed on it.

import { printedOn } from "../laid.ts";
import type { CardWord } from "../view.ts";

/** Something a card gives, in figures. */
export interface Gift {
  readonly what: "skill" | "sword" | "boot" | "gold" | "noise" | "quiet" | "draw";
  readonly count: number;
}

export type Ribbon = "starter" | "dungeon" | "reserve" | "device" | "monster";

export function giftsOf(card: CardWord): Gift[] {
  const { skill = 0, swords = 0, boots = 0, gold = 0, noise = 0, draw = 0 } = printedOn(card);
  const gifts: Gift[] = [
    { what: "skill", count: skill },
    { what: "sword", count: swords },
    { what: "boot", count: boots },
    { what: "gold", count: gold },
    { what: "draw", count: draw },
    { what: noise < 0 ? "quiet" : "noise", count: Math.abs(noise) },
  ];
  return gifts.filter(({ count }) => count > 0);
}

/** Blue goes into the deck, yellow lies in the reserve, violet is used at once, red is fought. */
export function ribbonOf(card: CardWord): Ribbon {
  const { from, kind } = printedOn(card);
  if (kind === "device" || kind === "monster") return kind;
  return from;
}

/** What is paid for it: skill, or swords. */
export function priceOf(card: CardWord): Gift | undefined {
  const { cost, kind } = printedOn(card);
  return cost === undefined ? undefined : { what: kind === "monster" ? "sword" : "skill", count: cost };
}

/** Points in the corner: a number, or a star for those that depend on something. */
export function pointsOn(card: CardWord): string | undefined {
  const { points, worth } = printedOn(card);
  if (worth) return "★";
  return points === undefined ? undefined : String(points);
}

/** A stretch of text, or a sign with what must not be parted from it. */
export type Piece = { readonly text: string } | { readonly before: string; readonly sign: string; readonly after: string };

/** A short text with signs in it, `2 [gold] oder …`: a sign stays with its number and its full stop. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/([^\s[\]]+ )?\[(\w+)\]([.,:]?)/g)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push({ before: match[1] ?? "", sign: match[2] ?? "", after: match[3] ?? "" });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...found, { text: text.slice(end) }] : found;
}

/** A word may break before one of these endings, which the language knows. */
export function softened(name: string, endings: readonly string[]): string {
  return name.replace(/[\p{L}]{8,}/gu, (word) => {
    const end = endings.find((ending) => word.endsWith(ending));
    return end ? `${word.slice(0, -end.length)}\u00ad${end}` : word;
  });
}

/** The longest piece without a break decides how large a name can be set. */
export const longest = (name: string): number => Math.max(...name.split(/[\s\u00ad-]/).map((word) => word.length));
