// What the server shows of a raid: its types are made from its views, and are narrower here where words are few.
//
//     heroes    `health` knocks out; `noise` lies ready for the bag, `cubes` are left; `discard` and `spent` have their
//               top card last; skill, swords, boots, teleports, `reduction` of noise, `discount` on gems and `springs`
//               (cards to be trashed) hold for the turn, as do `stopped`, `fearless` and `home` (came out)
//     rage      the space of the marker, counted from 1; `attack` is how many cubes it would draw now
//     market_prices  what each good of `market` costs the hero whose turn it is
//     parapet   the space of the first one out (`walker`), counted from 1; 0 as long as nobody is out
//     reach     rooms that can be reached this turn, each with the way that costs least and the choices that lead there
//     harmless  choices that play a card of the own hand which only gives something
//     rest      choices that play all of it, once nothing is harmless: it must be played anyway
//     keeper    the card because of which there are none of either: it may ask for another card of the hand
//     waste     what would be lost with the end of the turn although something could be had for it
//     departures  choices that lead out of the raid, each with what is left then and can be used no more

import type { RaidShown } from "../../generated/raid.view.ts";
import type { Update } from "../../generated/wire";

/** A card or token by its word: `burgle`, `ring`; or a back: `?card`, `?major`, `?minor`. */
export type CardWord = string;
/** A room by its number on the board. */
export type RoomWord = string;
export type Status = "inside" | "escaped" | "rescued" | "lost";

type ShownHero = RaidShown["heroes"][number];
/** `waits`: its condition has not come true yet; `trashed`: it leaves the deck when the turn ends. */
export type PlayedCard = ShownHero["area"][number];
export type RowCard = RaidShown["row"][number];
export type RoomToken = RaidShown["tokens"][number];
export type Way = RaidShown["reach"][number];

export interface Hero extends ShownHero {
  readonly status: Status;
}

/** What all raids show; the reserve is each game's own. */
export interface DelveView extends Omit<
  RaidShown,
  "game" | "options" | "version" | "heroes" | "reserve" | "waste" | "departures"
> {
  readonly heroes: readonly Hero[];
  readonly reserve: Readonly<Record<CardWord, number>>;
  /** Where whoever is out first walks on, in games that have a parapet. */
  readonly parapet?: number;
  readonly walker?: number | null;
  /** By seat, in games that have them. */
  readonly picks?: readonly number[];
  readonly waste: Left;
  readonly departures: Readonly<Record<string, Left>>;
}

/** How much is left of what. */
export type Left = Readonly<Partial<Record<"cards" | "skill" | "swords" | "boots" | "teleports", number>>>;

export const viewOf = (update: Update): DelveView => update.view as unknown as DelveView;

/** The hero whose eyes we look through; nobody who only watches has one. */
export const ownHero = (view: DelveView): Hero | undefined => view.heroes[view.seat];

export const isHidden = (card: CardWord): boolean => card.startsWith("?");

/** Whose hero one follows: one's own as long as it is inside, then that of whose turn it is; in a film always that. */
export function followedSeat({ heroes, seat, turn }: Pick<DelveView, "heroes" | "seat" | "turn">, film: boolean): number {
  const seats = film || seat < 0 ? [turn] : [seat, turn];
  return seats.find((at) => heroes[at]?.status === "inside") ?? seats[0]!;
}
