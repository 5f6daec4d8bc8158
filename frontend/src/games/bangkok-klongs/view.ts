// What the server shows of Bangkok Klongs: its types are made from its views, and are narrower here where words are few.

import type { BangkokKlongsShown } from "../../generated/bangkok-klongs.view.ts";
import type { Update } from "../../generated/wire";

export const goods = ["banana", "fish", "flower", "rice", "vegetable", "pineapple", "coconut"] as const;
export type Good = (typeof goods)[number];
export type Special = "thief" | "warden" | "cookshop";

/** A field as choices spell it: `d4`; a landing place by its top left and bottom right field: `b2-c3`. */
export type Field = string;
export type Place = string;

type Printed = BangkokKlongsShown["stocks"][number][number];
type OnBoard = BangkokKlongsShown["boats"][number];

/** A boat as it is printed. */
export interface Boat extends Printed {
  readonly kind: "ownable" | "neutral" | Special;
  readonly good: Good | null;
}

/** The back of a boat in somebody's hand. */
export interface HiddenBoat {
  readonly boat: string;
  readonly kind?: never;
}

/** `merchant` is the seat whose merchant it carries. */
export interface BoardBoat extends OnBoard {
  readonly kind: Boat["kind"];
  readonly good: Boat["good"];
}

/** `points`: what each seat would get for what lies here if it scored it itself, `shared`: if somebody else did. */
export type Landing = BangkokKlongsShown["landing"][number];

export interface BangkokView extends BangkokKlongsShown {
  readonly boats: readonly BoardBoat[];
  readonly hands: readonly (readonly (Boat | HiddenBoat)[])[];
  readonly stocks: readonly (readonly Boat[])[];
  readonly gone: readonly Boat[];
}

export const viewOf = (update: Update): BangkokView => update.view as unknown as BangkokView;

export const isKnown = (boat: Boat | HiddenBoat): boat is Boat => boat.kind !== undefined;

/** One's own hand; nobody who only watches has one. */
export const ownHand = (view: BangkokView): readonly Boat[] => (view.hands[view.seat] ?? []).filter(isKnown);

/** What a boat shows in the middle: its good, or what it does. */
export const emblem = ({ kind, good }: Boat): Good | Special => good ?? (kind as Special);

/** The same, from a boat's word: `fish-own-1`, `thief`. */
export const emblemIn = (boat: string): Good | Special => boat.split("-")[0] as Good | Special;

/** The boat that is being placed, as it is printed. */
export const liftedBoat = (view: BangkokView): Boat | undefined => ownHand(view).find(({ boat }) => boat === view.lifted);

/** Everybody's points; the stocks are counted when the game is over. */
export const scores = ({ over, points, stock_points }: BangkokView): number[] =>
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
