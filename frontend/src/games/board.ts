// What the table gives to a game's board, and what it may ask of it in return.
// A board draws a view and says where things are; it knows no rule.

import type { Component, Snippet } from "svelte";
import type { Desk } from "../table/desk.svelte.ts";
import type { Chapter } from "../table/history.ts";
import type { Place } from "../table/screen.ts";
import type { Barred, Option, Said, Stage, Told, Update } from "../generated/wire";
import type { Teaching } from "./teaching.ts";

/** A thing on the board, with what may be done with it and what may not. */
export interface Spot {
  options: Option[];
  barred: Barred[];
}

/** What a thing is that can only be looked at, and the rule of it. */
export interface About {
  readonly said: Said;
  /** "" where none says more. */
  readonly rule: string;
}

/** What a board that lays out the whole table places itself, each at a spot that never moves. */
export interface Parts {
  /** Whose turn it is and what is asked. */
  question: Snippet;
  /** The answers that need nothing on the board, save the one way on; or all of them. */
  answers: Snippet<[all: boolean]>;
  /** The one way on, large: to end the turn, to decline. */
  way: Snippet;
  /** To take back, to go on. */
  tools: Snippet;
  /** What others did last, a chip a seat, in one line. */
  recap: Snippet;
  /** Signs, this question, keys. */
  help: () => void;
  /** Opens what lies beside the table. */
  open: (place: "log" | "options") => void;
  /** Gives what is to stand in the page's head, where there is room; nothing takes it away. */
  head: (strip: Snippet | undefined) => void;
}

/** What such a board places where a game is only looked at. */
export interface Looking {
  /** What has led to this moment, and what was chosen next. */
  caption: Snippet;
  head: Parts["head"];
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
  chooseAll?: (choices: readonly string[], from?: Element) => void;
  /** The last choice is taken back and another made in its place; false where nothing can be taken back. */
  instead?: (choice: string) => boolean;
  /** Someone points at a thing (hover or focus), or no longer does. */
  point: (spot: Spot | undefined, anchor: Element) => void;
  /** Someone wants to know what a thing is; missing where a game is only looked at. */
  tell?: (about: readonly About[], anchor: Element) => void;
  /** Whether somebody plays for the first time here, and is led: what has to be understood waits for them. */
  guided?: boolean;
  /** Whether somebody skips what others do: what would stop at that comes after it. */
  skipping?: boolean;
  /** For a face that is `whole`; missing where a game is only looked at. */
  parts?: Parts;
  /** For such a face, where it is. */
  looking?: Looking;
}

/** What a table is laid out from: a board in a frame, or a board that lays out all of it. */
export interface LayoutProps {
  desk: Desk;
  /** The board, with the parts that it places itself. */
  board: Snippet<[parts?: Parts]>;
  /** Without a board the list of all options is the table itself. */
  panel?: boolean;
  /** Whether what lies beside the table is open, and what of it is shown. */
  drawer: boolean;
  tab: Place | undefined;
  show: (place: "log" | "options") => Promise<void>;
  help: () => void;
  settings: () => void;
}

/** A board, and the layout it lies in, so that both come at once. */
export interface BoardModule {
  default: Component<BoardProps>;
  Layout?: Component<LayoutProps, object, "drawer" | "tab">;
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
  /** What is still news; without it, all that was told. */
  recent?: (chapters: readonly Chapter[]) => readonly Chapter[];
  /** What of a seat's events matters, in a few words each: the chip shows whose they are; `update` is how it stands now. */
  recap?: (events: readonly Told[], update?: Update) => readonly Said[];
  /** What stands for the table itself, where it speaks: the dragon. */
  itself?: Component;
  /** What a seat that is not asked should know instead of who is. */
  meanwhile?: (update: Update) => Said | undefined;
  /** Whether nothing is asked of this seat any more. */
  out?: (update: Update) => boolean;
  /** What somebody should know before this choice is carried out. */
  caution?: (update: Update, choice: string) => Said | undefined;
  /** Why a seat goes away empty-handed in the end. */
  fate?: (update: Update, seat: number) => Said | undefined;
  /** What follows from a choice that does not say so itself, in a few words. */
  follows?: (update: Update, choice: string) => Said | undefined;
}

export interface GameFace {
  board: () => Promise<BoardModule>;
  /** Whether the board lays out the whole table: question, answers and seats too. */
  whole?: boolean;
  /** By what its places are lit, unless somebody has opened the shutters; without it, they lie in daylight. */
  light?: "torch" | "cold";
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
  /** What it shows of itself in the rulebook, the gallery and the help. */
  teaching?: () => Promise<{ teaching: Teaching }>;
  /** All its drawings and the cards made of them, to look at. */
  gallery?: () => Promise<{ default: Component }>;
  /** A place that a sentence was told under a name, as `data-at` says it on the board. */
  where?: (name: string, value: Said["args"][string]) => string | undefined;
  /** Whether a seat sees something that others at the same device must not see; without it, always. */
  secrets?: (update: Update) => boolean;
}
