// What is printed on the cards, tokens and boards of the raid on the table.

import type { DelveSign } from "../../symbols/delve.ts";
import type { Drawing, PrintedCard, PrintedToken } from "../shared/printed.ts";

export interface Print {
  readonly cards: Readonly<Record<string, PrintedCard>>;
  readonly tokens: Readonly<Record<string, PrintedToken>>;
  /** The sides of the board, one of which is played on. */
  readonly sides: Readonly<Record<string, Drawing>>;
  /** The picture on a card, where that of its kind says too little. */
  readonly emblems: Readonly<Record<string, DelveSign>>;
  /** Gold for anything that is sold in a market. */
  readonly goodsPrice: number;
}

let laid: Print = { cards: {}, tokens: {}, sides: {}, emblems: {}, goodsPrice: 0 };

/** Whatever shows a game lays it out before anything is drawn; a page shows one at a time. */
export function layOut(print: Print): void {
  laid = print;
}

const unknown: PrintedCard = { from: "dungeon", kind: "action" };

export const printedOn = (card: string): PrintedCard => laid.cards[card] ?? unknown;

export const printedToken = (token: string): PrintedToken | undefined => laid.tokens[token];

export const drawingOf = (side: string): Drawing => laid.sides[side]!;

export const goodsPrice = (): number => laid.goodsPrice;

/** The picture: what a card is about, or else its kind. */
export const emblemOf = (card: string): DelveSign => laid.emblems[card] ?? printedOn(card).kind;
