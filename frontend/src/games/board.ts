// What the table gives to a game's board, and what it may ask of it in return.
// A board draws a view and says where things are; it knows no rule.

import type { Component } from "svelte";
import type { Chapter } from "../table/history.ts";
import type { Barred, Option, Said, Stage, Told, Update } from "../generated/wire";

/** A thing on the board, with what may be done with it and what may not. */
export interface Spot {
  options: Option[];
  barred: Barred[];
}

export interface BoardProps {
  /** The table as the shown seat sees it. */
  update: Update;
  /** The moment before, when this one follows it and its events are to be animated. */
  previous: Update | undefined;
  /** All that has happened up to now; without it a board knows only what `update` tells. */
  log?: readonly Told[];
  /** Seat names, ready to be read. */
  names: string[];
  /** The choice somebody looks at in the list of all: what it is about stands out. */
  lit?: string | undefined;
  /**
   * Someone touched a thing: one option is taken, several become a menu, none says why not.
   * With the thing's `text` nothing is taken before that could be read.
   */
  activate: (spot: Spot, anchor: Element, text?: Said) => void;
  /** Several choices one after the other, as long as each is on offer when its turn comes. */
  chooseAll?: (choices: readonly string[]) => void;
  /** Someone points at a thing (hover or focus), or no longer does. */
  point: (spot: Spot | undefined, anchor: Element) => void;
}

export interface EndingProps {
  /** The table when all is over. */
  update: Update;
  names: readonly string[];
  /** How it stood at the beginning of every turn, and at the end. */
  stages: readonly Stage[];
  /** All that has happened. */
  log: readonly Told[];
  /** Someone wants to read a rule. */
  onrule: (rule: string) => void;
}

export interface Telling {
  /** The one sentence of a chapter that matters most to a seat, while it is the turn of `turn`. */
  gist: (chapter: Chapter, seat: number, turn: number) => Said | undefined;
  /** The same events in fewer sentences; `undone` are the versions that were taken back. */
  retell: (events: readonly Told[], undone: ReadonlySet<number>) => readonly Told[];
  /** What somebody should know before this choice is carried out. */
  caution?: (update: Update, choice: string) => Said | undefined;
}

export interface GameFace {
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** The drawing on the lobby's card, eight wide and five high. */
  cover: () => Promise<{ default: Component }>;
  /** What there is to look back at when all is over, besides places and points. */
  ending?: () => Promise<{ default: Component<EndingProps> }>;
  /** The events by which the table begins to speak for itself: in the log they are nobody's turn. */
  interludes?: readonly string[];
  /** Events that befall a seat in somebody else's turn: in the log they belong to that turn. */
  befalls?: readonly string[];
  /** How it is told what happened; without it, as it was sent. */
  telling?: () => Promise<{ telling: Telling }>;
  /** Whether a seat sees something that others at the same device must not see; without it, always. */
  secrets?: (update: Update) => boolean;
}
