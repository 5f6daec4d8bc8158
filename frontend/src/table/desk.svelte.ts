// What lies on somebody's side of the table: the question, and whatever has been opened or touched.

import type { Snippet } from "svelte";
import { faces } from "../games/catalog.ts";
import type { About, Spot, Telling } from "../games/board.ts";
import type { Barred, Option, Said, Told } from "../generated/wire";
import type { Live } from "../lib/live.svelte.ts";
import { seatNames } from "../lib/names.ts";
import { scenes } from "../lib/scenes.svelte.ts";
import { t } from "../lib/words.svelte.ts";
import { asksMe, declines, outcome, plain } from "./choosing.ts";
import { curtain } from "./curtain.svelte.ts";
import { chapters, gist, latest, since, takenBack } from "./history.ts";
import type { Thing } from "./things.ts";

/** Something said about a thing on the board: what it is, why not, or that it is not the time. */
export interface Bubble {
  anchor: Element;
  about?: readonly About[];
  barred: readonly Barred[];
  notice: Said | undefined;
  text: Said | undefined; // of the thing itself
  pinned: boolean; // asked for by a touch: it stays until it is closed
}

export interface Menu {
  anchor: Element;
  options: readonly Option[];
  text: Said | undefined; // of the thing itself
  caution?: boolean; // asked for once more, as something would be lost
}

/** Something that was named, looked at. */
export interface Glance {
  thing: Thing;
  anchor: Element;
  pinned: boolean;
}

/** What others did last. */
export interface Recap {
  seat: number; // -1: the table itself
  fresh: boolean; // since one's own last choice
  events: readonly Told[];
}

/** Pointing at something in passing asks nothing; staying there does (with a finger one has pressed long already). */
const linger = { show: 350, hide: 200 };
const hovers = matchMedia("(hover: hover)");

export class Desk {
  bubble = $state.raw<Bubble | undefined>(undefined);
  menu = $state.raw<Menu | undefined>(undefined);
  glance = $state.raw<Glance | undefined>(undefined);
  lit = $state<string>(); // the choice somebody looks at in the list
  strip = $state.raw<Snippet | undefined>(undefined); // in the page's head, given by the board
  rule = $state(""); // shown in the sheet beside the table
  stay = $state(true); // at the table, even though the game is over
  looked = $state<number>(); // the seat for which whoever moved before has looked long enough

  #ours = $derived.by(() => this.live.keys.map((key) => key.seat));
  update = $derived.by(() => this.live.shown);
  names = $derived.by(() => (this.update ? seatNames(this.update.about, t) : []));
  face = $derived.by(() => faces[this.update?.about.game ?? ""]);
  telling = $state.raw<Telling | undefined>(undefined); // comes with the board
  /** The whole question, if it goes to the seat whose eyes we look through. */
  asked = $derived.by(() => {
    const decision = this.update?.decision;
    return asksMe(decision, this.live.seat) ? decision : undefined;
  });
  /** The one way on that needs nothing on the table: to end the turn, to pass; to decline only where nothing else is left. */
  way = $derived.by(() => {
    const options = this.asked?.options ?? [];
    const [only, ...more] = plain(options);
    return more.length || (only && declines(only) && options.length > 1) ? undefined : only;
  });
  /** The end, for which nobody is called away from what the board still plays. */
  scene = $derived.by(() => !!this.update?.ending && !this.stay && !scenes.playing);
  turn = $derived.by(() => this.update?.decision?.seat ?? -1);
  /** Whose turn is shown: nobody's while the table rests. */
  acting = $derived.by(() => (scenes.pause ? -1 : this.turn));
  watching = $derived.by(() => !this.live.keys.length);
  /** The seat held here that may take its last choice back, if one may; ours first. */
  undoer = $derived.by(() => {
    const seats = [this.live.seat, ...this.#ours];
    return seats.find((seat) => this.live.updates.get(seat)?.undo);
  });
  /** Why nothing can be taken back, for who could wish to. */
  noUndo = $derived.by(() => {
    const barred = this.live.updates.get(this.live.seat)?.no_undo;
    return this.undoer === undefined && !this.update?.ending ? (barred ?? undefined) : undefined;
  });
  /** Whether a choice is on its way, or follows by itself. */
  onTheWay = $derived.by(() => this.live.busy || (this.#coming.length > 0 && !this.interrupted));
  /** Another question has come between several choices: they go on after its answer, unless somebody stops them. */
  interrupted = $derived.by(() => this.#coming.length > 0 && !!this.#errand && !!this.asked && this.asked.ask !== this.#errand);
  mayUndo = $derived.by(() => this.undoer !== undefined && !this.live.waiting && !this.live.busy);
  /** Of several seats here nobody has said yet who looks; at the end everybody may. */
  unclaimed = $derived.by(() => this.live.keys.length > 1 && !this.#taken && !this.update?.ending);
  /** A seat held here that is asked while the device is somebody else's, or nobody has said yet whose it is. */
  handOver = $derived.by(() => {
    const theirs = this.turn !== this.live.seat || this.unclaimed;
    return theirs && this.live.holds(this.turn) ? this.turn : undefined;
  });
  /** Whether whoever looks next sees something then that the others must not see. */
  secret = $derived.by(() => {
    const next = this.handOver === undefined ? [] : [this.handOver];
    return (this.unclaimed ? this.#ours : next).some((seat) => this.#hides(seat));
  });
  /** While nobody may see the table: the seats of which one has to say that it has the device. */
  covered = $derived.by((): readonly number[] => {
    if (!curtain.wanted || !this.secret) return [];
    if (this.handOver === undefined) return this.#ours; // nobody here is asked: whoever looks says so
    return this.unclaimed || this.looked === this.handOver ? [this.handOver] : [];
  });
  /** All that may be told: of the step that a scene shows, what that does not keep back. */
  log = $derived.by(() => {
    const { log } = this.live;
    if (!scenes.playing) return log;
    const shown = this.update?.version ?? 0;
    return log.filter(({ version, said }) => version < shown || !scenes.withholds(said));
  });
  chapters = $derived.by(() => chapters(this.log, this.face));
  /** What happened since the last turn of the seat whose eyes we look through. */
  news = $derived.by(() => since(this.chapters, this.live.seat));
  /** The versions that were taken back. */
  undone = $derived.by(() => takenBack(this.log));
  /** What everybody else did last, and what the table itself did since one's own last choice. */
  recaps = $derived.by((): readonly Recap[] => {
    const told = this.telling?.recent?.(this.chapters) ?? this.chapters;
    return latest(told, this.live.seat, this.names.length, this.undone);
  });

  /** Events as the game tells them. */
  retold = (events: readonly Told[]): readonly Told[] => this.telling?.retell(events, this.undone) ?? events;

  /** What of it matters, in a few words each. */
  brief = ({ seat, events }: Recap): readonly Said[] => {
    const found = this.telling?.recap?.(events, this.update);
    if (found?.length) return found;
    const said = (this.telling?.gist ?? gist)({ seat, version: 0, events, deeds: events }, this.live.seat, this.turn);
    return said ? [said] : [];
  };

  /** Whether a bot plays at this seat for the person whose it is. */
  replaced = (seat: number): boolean => {
    const sitter = this.update?.about.seats[seat];
    return sitter?.kind === "person" && sitter.bot !== "";
  };

  #cautious = true; // whether the game may have things thought over
  #coming = $state.raw<readonly string[]>([]); // choices still to be made
  #errand = $state(""); // the question to which they are answers, if there are several
  #from: Element | undefined; // what was touched for them
  #answered = -1; // the version to which the last of them was an answer
  #sent = ""; // the last choice that was made
  #taken = $state(false); // whether somebody has taken the device
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly live: Live) {}

  /** This seat has the device now. */
  take(seat: number): void {
    this.#taken = true;
    this.live.lookAs(seat);
  }

  /** Ends the turn, or passes, where that is the one thing to do without the board. */
  leave(from?: Element): void {
    if (this.way && !this.live.busy) this.choose(this.way, from);
  }

  /** Carried out at once, unless the game would have it thought over; then it is asked for beside `from`. */
  choose(option: Option, from?: Element): void {
    const caution = from && this.#thinksOver(option.id);
    this.clear();
    if (!this.interrupted) this.#coming = [];
    if (from && caution) this.menu = { anchor: from, options: [option], text: caution, caution: true };
    else if (this.live.busy) this.#comesNext(option.id);
    else this.#send(option.id);
  }

  /** What should be thought over before this is done, unless somebody wants to hear no more of that. */
  #thinksOver(choice: string): Said | undefined {
    return this.update && this.#cautious ? this.telling?.caution?.(this.update, choice) : undefined;
  }

  /** Carried out, as everything will be at this table from now on, whatever would be lost. */
  chooseBoldly(option: Option): void {
    this.#cautious = false;
    this.choose(option);
  }

  /** One after the other; where one should be thought over, it is asked for beside `from`. */
  chooseAll = (choices: readonly string[], from?: Element): void => {
    this.clear();
    this.#coming = choices;
    this.#from = from;
    this.#errand = this.asked?.ask ?? "";
    this.#answered = this.live.awaited ?? -1; // what was refused can be wished again
    this.goOn();
  };

  /** Somebody has thought better of it. */
  instead = (choice: string): boolean => {
    if (this.undoer !== this.live.seat || !this.mayUndo) return false;
    this.clear();
    this.#follow(choice);
    this.live.undo(this.live.seat);
    return true;
  };

  /** The next of several choices, once there is an answer to the one before, and to whatever else is asked between them;
      as soon as it is not on offer, all that was to come is forgotten. */
  goOn(): void {
    const [next, ...rest] = this.#coming;
    const version = this.update?.version ?? -1;
    if (next === undefined || this.live.busy || this.interrupted) return;
    if (version <= this.#answered) {
      if (this.live.problem) this.#coming = []; // what it was to follow was refused
      return;
    }
    const offered = this.asked?.options?.find(({ id }) => id === next);
    const caution = offered && this.#thinksOver(next);
    this.#coming = offered && !caution ? rest : [];
    this.#answered = version;
    if (caution && this.#from?.isConnected)
      this.menu = { anchor: this.#from, options: [offered], text: caution, caution: true };
    else if (offered && !caution) this.#send(next);
  }

  /** Touched while an answer is awaited: it follows, if it is on offer then. The same once more is a slip of the finger,
      and nobody ends a turn before they have seen what has become of it. */
  #comesNext(choice: string): void {
    if (choice !== this.#sent && choice !== this.way?.id) this.#follow(choice);
  }

  #follow(choice: string): void {
    this.#coming = [choice];
    this.#errand = "";
    this.#from = undefined;
    this.#answered = this.live.awaited ?? this.update?.version ?? -1;
  }

  /** Nothing more of what was to come. */
  stop = (): void => {
    this.#coming = [];
  };

  #send(choice: string): void {
    this.#sent = choice;
    this.live.choose(this.live.seat, choice);
  }

  /** Takes the last choice back, or says beside `from` why that is not possible. */
  undo(from?: Element): void {
    if (from && this.noUndo) {
      this.clear();
      this.bubble = { anchor: from, barred: [this.noUndo], notice: undefined, text: undefined, pinned: true };
    }
    if (this.undoer === undefined || !this.mayUndo) return;
    this.clear();
    this.stop();
    this.#sent = "";
    this.live.undo(this.undoer);
  }

  activate = (spot: Spot, anchor: Element, text?: Said): void => {
    this.clear();
    const found = outcome(spot);
    if (found.kind === "choose" && !text) this.choose(found.option, anchor);
    else if (spot.options.length) this.menu = { anchor, options: spot.options, text };
    else if (found.kind === "why") this.bubble = { anchor, barred: found.barred, notice: undefined, text, pinned: true };
    else this.bubble = { anchor, barred: [], notice: this.#notNow(), text, pinned: true };
  };

  /** Someone touched what only explains itself. */
  tell = (about: readonly About[], anchor: Element): void => {
    this.clear();
    this.bubble = { anchor, about, barred: [], notice: undefined, text: undefined, pinned: true };
  };

  point = (spot: Spot | undefined, anchor: Element): void => {
    if (this.bubble?.pinned) return;
    clearTimeout(this.#timer);
    const found = spot && outcome(spot);
    if (found?.kind === "why") {
      const bubble = { anchor, barred: found.barred, notice: undefined, text: undefined, pinned: false };
      this.#timer = setTimeout(() => (this.bubble = bubble), hovers.matches ? linger.show : 0);
    } else if (this.bubble) {
      this.#timer = setTimeout(() => (this.bubble = undefined), linger.hide);
    }
  };

  /** Something that was named is looked at, or no longer. */
  lookAt(thing: Thing | undefined, anchor?: Element, pinned = false): void {
    clearTimeout(this.#timer);
    if (thing && anchor) {
      const glance = { thing, anchor, pinned };
      if (pinned) this.glance = glance;
      else this.#timer = setTimeout(() => (this.glance = glance), linger.hide);
    } else if (!this.glance?.pinned || pinned) {
      this.#timer = setTimeout(() => (this.glance = undefined), linger.hide);
    } else this.glance = undefined;
  }

  dwellOn(there: boolean): void {
    clearTimeout(this.#timer);
    if (!there && !this.glance?.pinned) this.#timer = setTimeout(() => (this.glance = undefined), linger.hide);
  }

  /** Somebody is at the bubble itself: it stays as long. */
  dwell = (there: boolean): void => {
    clearTimeout(this.#timer);
    if (!there && !this.bubble?.pinned) this.#timer = setTimeout(() => (this.bubble = undefined), linger.hide);
  };

  /** Open a rule beside the table; afterwards one is back at the thing it was about. */
  read(rule: string): void {
    (this.bubble?.anchor as HTMLElement | SVGElement | undefined)?.focus();
    this.clear();
    this.rule = rule;
  }

  clear = (): void => {
    clearTimeout(this.#timer);
    this.bubble = undefined;
    this.menu = undefined;
    this.glance = undefined;
    this.lit = undefined;
  };

  /** Whether a seat here sees what others must not; each hears for itself, and what has not come may hold anything. */
  #hides(seat: number): boolean {
    const update = this.live.updates.get(seat);
    const known = update && update.version >= (this.update?.version ?? 0);
    return !known || (this.face?.secrets?.(update) ?? true);
  }

  /** Why nothing at all can be done with a thing. */
  #notNow(): Said {
    if (!this.update?.decision) return { key: "table-over", args: {} };
    if (this.asked) return { key: "table-nothing-here", args: {} };
    const who = { key: "seat", args: { seat: this.turn } };
    return { key: this.watching ? "table-you-watch" : "table-not-you", args: { who } };
  }
}
