// What the server shows of Bangkok Klongs (`view.py`).

import type { Update } from "../../generated/wire";

export const goods = ["banana", "fish", "flower", "rice", "vegetable", "pineapple", "coconut"] as const;
export type Good = (typeof goods)[number];
export type Special = "thief" | "warden" | "cookshop";

/** A field as choices spell it: `d4`; a landing place by its top left and bottom right field: `b2-c3`. */
export type Field = string;
export type Place = string;

/** A boat as it is printed. */
export interface Boat {
  readonly boat: string;
  readonly kind: "ownable" | "neutral" | Special;
  readonly good: Good | null;
  readonly baskets: number;
  /** Whether it carries the Luk Phat. */
  readonly symbol: boolean;
}

/** The back of a boat in somebody's hand. */
export interface HiddenBoat {
  readonly boat: string;
  readonly kind?: undefined;
}

export interface BoardBoat extends Boat {
  readonly field: Field;
  /** The seat whose merchant it carries. */
  readonly merchant: number | null;
}

export interface Landing {
  readonly place: Place;
  readonly fields: readonly Field[];
  readonly full: boolean;
  readonly baskets: number;
  /** By how much cookshops multiply. */
  readonly factor: number;
  /** What each seat would get if it scored here itself; nothing unless all fields are full. */
  readonly points: readonly number[];
  /** What each seat would get if somebody else scored here. */
  readonly shared: readonly number[];
}

export interface Market {
  /** Counted from 1; the big one comes last. */
  readonly day: number;
  readonly big: boolean;
  /** Of a small day, counted from 1. */
  readonly lap: number;
}

export interface DelveView {
  readonly seat: number;
  readonly seats: number;
  readonly over: boolean;
  readonly asked: number | null;
  readonly ask: string;
  readonly round: number;
  readonly columns: number;
  readonly rows: number;
  /** Borders between quarters without a jetty, by the point in their middle. */
  readonly openings: readonly Place[];
  readonly entries: { readonly light: readonly Field[]; readonly dark: readonly Field[] };
  readonly boats: readonly BoardBoat[];
  readonly landing: readonly Landing[];
  /** Where a boat may be placed now, and where a thief may. */
  readonly free: { readonly boats: readonly Field[]; readonly thieves: readonly Field[] };
  readonly hands: readonly (readonly (Boat | HiddenBoat)[])[];
  /** The boat that is being placed, to whoever can see it. */
  readonly lifted: string | null;
  readonly stocks: readonly (readonly Boat[])[];
  readonly stock_points: readonly number[];
  readonly gone: readonly Boat[];
  readonly piles: Readonly<Record<string, number>>;
  readonly merchants: readonly number[];
  readonly movement_cards: readonly number[];
  readonly points: readonly number[];
  readonly track: { readonly marker: number; readonly points: readonly number[]; readonly small_days: readonly number[] };
  readonly master: Place | null;
  readonly market: Market | null;
  /** The field of the boat that the open question is about, if it is about one on the market. */
  readonly focus: Field | null;
}

export const viewOf = (update: Update): DelveView => update.view as unknown as DelveView;

export const isKnown = (boat: Boat | HiddenBoat): boat is Boat => boat.kind !== undefined;

/** One's own hand; nobody who only watches has one. */
export const ownHand = (view: DelveView): readonly Boat[] => (view.hands[view.seat] ?? []).filter(isKnown);

/** What a boat shows in the middle: its good, or what it does. */
export const emblem = ({ kind, good }: Boat): Good | Special => good ?? (kind as Special);

/** The same, from a boat's word: `fish-own-1`, `thief`. */
export const emblemIn = (boat: string): Good | Special => boat.split("-")[0] as Good | Special;

/** The boat that is being placed, as it is printed. */
export const liftedBoat = (view: DelveView): Boat | undefined =>
  ownHand(view).find(({ boat }) => boat === view.lifted);

/** Everybody's points; the stocks are counted when the game is over. */
export const scores = ({ over, points, stock_points }: DelveView): number[] =>
  points.map((score, seat) => score + (over ? (stock_points[seat] ?? 0) : 0));

export interface Store {
  readonly what: Good | Special;
  readonly count: number;
  /** What they will be worth at the end. */
  readonly points: number;
}

/** A stock by what its boats show, goods first; special boats bring nothing. */
export function stores(stock: readonly Boat[]): Store[] {
  const kinds: readonly (Good | Special)[] = [...goods, "thief", "warden", "cookshop"];
  return kinds.flatMap((what) => {
    const boats = stock.filter((boat) => emblem(boat) === what);
    const count = boats.length;
    return count ? [{ what, count, points: boats[0]!.good ? (count * (count + 1)) / 2 : 0 }] : [];
  });
}
