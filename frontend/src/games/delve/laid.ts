// What is printed on the cards, tokens and boards of the raid on the table.

import type { Component } from "svelte";
import type { Said } from "../../generated/wire";
import { marks } from "../../symbols/marks.ts";
import type { Fetch } from "./art/pictures.svelte.ts";
import { signs, type FetchMarks } from "./art/signs.svelte.ts";
import type { Drawing, PrintedCard, PrintedToken } from "../shared/printed.ts";
import type { DelveView } from "./view.ts";

/** Something that is counted for every seat. */
export interface Spare {
  readonly sign: string;
  readonly of: (view: DelveView, seat: number) => number;
  readonly said: (count: number) => string;
}

/** Something that holds for a hero. */
export interface State {
  readonly sign: string;
  readonly said: string;
  /** In a word, beside the sign. */
  readonly short?: string;
}

/** A cube that belongs to nobody and hurts all who are inside. */
export interface Special {
  readonly sign: string;
  readonly colour: string;
  /** What it does when it is drawn. */
  readonly said: () => string;
  readonly inBag: (view: DelveView) => number;
}

export interface Print {
  readonly cards: Readonly<Record<string, PrintedCard>>;
  readonly tokens: Readonly<Record<string, PrintedToken>>;
  /** The sides of the board, one of which is played on. */
  readonly sides: Readonly<Record<string, Drawing>>;
  /** Its pictures, which come when something is drawn. */
  readonly pictures?: Fetch;
  /** Who attacks, drawn as it comes in from the left at 640 by 700; the dragon of the mountain if nobody is named. */
  readonly beast?: () => Promise<{ default: Component }>;
  /** The face of whoever that is, in a picture of its own. */
  readonly portrait?: () => Promise<{ default: Component<{ view: DelveView }> }>;
  /** The token that shows where one is safe, if that is no castle. */
  readonly refuge?: string;
  /** Or the drawing on its map that shows it. */
  readonly shelter?: string;
  /** What rooms are called, where they have no numbers. */
  readonly room?: (word: string) => Said;
  /** What heroes keep besides gold and tokens, if there is such a thing. */
  readonly spare?: Spare;
  /** What else holds for a hero this turn, each as a sign and in words. */
  readonly states?: (view: DelveView, seat: number) => readonly State[];
  /** The sign of what keeps a hero from walking on, where that is no crystal cave. */
  readonly stops?: string;
  /** Cubes that hurt everybody, if there are such. */
  readonly special?: Special;
  /** Signs of the game's own, each inside a field of 24 × 24; one of a raid's is drawn otherwise here. */
  readonly marks?: FetchMarks;
  /** The rules of what is drawn at the map's edge: the enemy's track and its bag. */
  readonly rules: { readonly rage: string; readonly bag: string };
  /** Gold for anything that is sold in a market. */
  readonly goodsPrice: number;
}

let laid: Print = { cards: {}, tokens: {}, sides: {}, rules: { rage: "", bag: "" }, goodsPrice: 0 };

/** Whatever shows a game lays it out before anything is drawn; a page shows one at a time. */
export function layOut(print: Print): void {
  laid = print;
  void signs.fetch(print.marks);
}

const unknown: PrintedCard = { from: "dungeon", kind: "action" };

export const printedOn = (card: string): PrintedCard => laid.cards[card] ?? unknown;

export const printedToken = (token: string): PrintedToken | undefined => laid.tokens[token];

export const drawingOf = (side: string): Drawing => laid.sides[side]!;

export const picturesOf = (): Fetch | undefined => laid.pictures;

/** Rooms of a printed board have numbers. */
const numbered = (room: string): Said["args"] => ({ room });

export const roomSaid = (word: string): Said => laid.room?.(word) ?? { key: "room", args: numbered(word) };

export const ownMark = (sign: string): string | undefined => signs.own[sign];

/** A sign in its own colours, if it has any. */
export const markOf = (sign: string): string => ownMark(sign) ?? marks[sign as keyof typeof marks] ?? "";

export const spareOf = (): Spare | undefined => laid.spare;

export const statesOf = (view: DelveView, seat: number): readonly State[] => laid.states?.(view, seat) ?? [];

export const stopsOf = (): string => laid.stops ?? "crystal";

export const specialOf = (): Special | undefined => laid.special;

export const rulesOf = (): Print["rules"] => laid.rules;

export const beastOf = (): Print["beast"] => laid.beast;

export const portraitOf = (): Print["portrait"] => laid.portrait;

export const refugeOf = (): string | undefined => laid.refuge;

export const shelterOf = (): string | undefined => laid.shelter;

export const goodsPrice = (): number => laid.goodsPrice;
