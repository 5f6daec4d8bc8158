// What the server shows of a raid (`delve/view.py`, and the rules of the game).

import type { Update } from "../../generated/wire";

/** A card or token by its word: `burgle`, `ring`; or a back: `?card`, `?major`, `?minor`. */
export type CardWord = string;
/** A room by its number on the board. */
export type RoomWord = string;
export type Status = "inside" | "escaped" | "rescued" | "lost";

export interface PlayedCard {
  readonly card: CardWord;
  /** Its condition has not come true yet. */
  readonly waits: boolean;
  /** It leaves the deck when the turn ends. */
  readonly trashed: boolean;
}

export interface Hero {
  readonly room: RoomWord;
  readonly status: Status;
  readonly gold: number;
  readonly damage: number;
  /** Damage that knocks out. */
  readonly health: number;
  /** Cubes left in the supply. */
  readonly cubes: number;
  /** Cubes in the noise area, before the next attack puts them into the bag. */
  readonly noise: number;
  readonly hand: readonly CardWord[];
  readonly deck: number;
  /** The top card last. */
  readonly discard: readonly CardWord[];
  readonly area: readonly PlayedCard[];
  readonly tokens: readonly CardWord[];
  // For the rest of the turn:
  readonly skill: number;
  readonly swords: number;
  readonly boots: number;
  readonly teleports: number;
  /** Noise that is still to be cancelled. */
  readonly reduction: number;
  /** By how much gems are cheaper. */
  readonly discount: number;
  /** Cards to be trashed when the turn ends. */
  readonly springs: number;
  /** No more boots this turn. */
  readonly stopped: boolean;
  /** Monsters in tunnels do no harm this turn. */
  readonly fearless: boolean;
  /** Came out this turn. */
  readonly home: boolean;
}

export interface RowCard {
  readonly card: CardWord;
  /** Counted from 0, left to right. */
  readonly slot: number;
}

export interface RoomToken {
  readonly room: RoomWord;
  readonly token: CardWord;
}

/** A room that can be reached this turn, and the way there that costs least. */
export interface Way {
  readonly room: RoomWord;
  readonly boots: number;
  readonly swords: number;
  readonly damage: number;
  readonly teleports: number;
  /** The choices that lead there, one after the other. */
  readonly moves: readonly string[];
}

export interface DelveView {
  readonly seat: number;
  readonly seats: number;
  readonly over: boolean;
  /** The seat whose turn it is. */
  readonly turn: number;
  /** The seat that is asked. */
  readonly asked: number | null;
  readonly ask: string;
  /** The side that is played on. */
  readonly board: string;
  readonly heroes: readonly Hero[];
  readonly row: readonly RowCard[];
  readonly dungeon: number;
  /** The dungeon's discard pile, the top card last. */
  readonly spent: readonly CardWord[];
  readonly reserve: Readonly<Record<CardWord, number>>;
  readonly market: readonly CardWord[];
  readonly tokens: readonly RoomToken[];
  /** The space of the marker, counted from 1. */
  readonly rage: number;
  readonly rage_track: readonly number[];
  /** Cubes that an attack would draw now. */
  readonly attack: number;
  readonly bag: { readonly seats: readonly number[]; readonly black: number };
  /** Black cubes that have been drawn. */
  readonly set_aside: number;
  /** The space of the first one out, counted from 1; 0 as long as nobody is out. */
  readonly parapet: number;
  readonly walker: number | null;
  /** For the hero to move, while nothing else is asked. */
  readonly reach: readonly Way[];
  /** Choices that play a card of the own hand which only gives something. */
  readonly harmless: readonly string[];
  /** What would be lost with the end of the turn although something could be had for it. */
  readonly waste: Readonly<Partial<Record<"skill" | "swords" | "boots" | "teleports", number>>>;
}

export const viewOf = (update: Update): DelveView => update.view as unknown as DelveView;

/** The hero whose eyes we look through; nobody who only watches has one. */
export const ownHero = (view: DelveView): Hero | undefined => view.heroes[view.seat];

export const isHidden = (card: CardWord): boolean => card.startsWith("?");
