// A table before it is set up: who is to sit where, and by which rules.

import type { About, Game, NewSeat, NewTable, Switch } from "../generated/wire";
import { best, usualSeats } from "./seating.ts";

export const sitters = ["me", "here", "bot", "open"] as const;
export type Sitter = (typeof sitters)[number];
export type Value = Switch["values"][number];

export const manners = ["lenient", "strict"] as const satisfies readonly About["undo"][];

/** How long one waits for somebody before a bot may step in. */
export const paces = ["live", "evening", "day", "never"] as const satisfies readonly About["pacing"]["pace"][];

export interface DraftSeat {
  sitter: Sitter;
  name: string; // of somebody here
  bot: string;
}

export class Draft {
  name: string = $state("");
  listed = $state(false);
  pace: About["pacing"]["pace"] = $state("live");
  clock = $state(false);
  talk = $state(true);
  /** As many as the game can have, so that a seat comes back as it was. */
  #all: DraftSeat[] = $state([]);
  #count = $state(0);
  #chosen: Record<string, Value> = $state({});
  #undo: About["undo"] | undefined = $state();

  constructor(
    readonly game: Game,
    name: string,
  ) {
    this.name = name;
    this.#count = usualSeats(game);
    this.#all = Array.from({ length: game.most }, (_, seat) => ({ sitter: seat ? "open" : "me", name: "", bot: best(game) }));
  }

  get seats(): DraftSeat[] {
    return this.#all.slice(0, this.#count);
  }

  /** I keep a seat, even if mine is taken away. */
  resize(count: number): void {
    const mine = this.#all.findIndex((seat) => seat.sitter === "me");
    this.#count = count;
    if (mine >= count) this.sit(count - 1, "me");
  }

  /** I can't sit in two places: the one I leave is open. */
  sit(seat: number, sitter: Sitter): void {
    for (const [number, place] of this.#all.entries()) {
      if (number === seat) place.sitter = sitter;
      else if (sitter === "me" && place.sitter === "me") place.sitter = "open";
    }
  }

  /** What may be taken back: unless it was chosen, whoever plays alone against bots is lenient, as the server would have it. */
  get undo(): About["undo"] {
    const alone = this.seats.filter((seat) => seat.sitter !== "bot").length < 2;
    return this.#undo ?? (alone ? "lenient" : "strict");
  }

  set undo(manner: About["undo"]) {
    this.#undo = manner;
  }

  /** Whether somebody could have to wait for somebody else. */
  get together(): boolean {
    return this.seats.filter((seat) => seat.sitter !== "bot").length > 1;
  }

  option(which: Switch): Value {
    return this.#chosen[which.name] ?? which.values[0]!;
  }

  set(which: Switch, value: Value): void {
    this.#chosen[which.name] = value;
  }

  /** By which rules the table would be played. */
  get options(): Record<string, Value> {
    return Object.fromEntries(this.game.options.map((which) => [which.name, this.option(which)]));
  }

  /** Which rules differ from the usual ones. */
  get changed(): Switch[] {
    return this.game.options.filter((which) => this.option(which) !== which.values[0]);
  }

  /** What to ask the server for; whoever has no name yet is called a guest. */
  wish(guest: (number: number) => string): NewTable {
    return {
      game: this.game.id,
      seats: this.seats.map((seat, number) => this.#seat(seat, guest(number + 1))),
      options: Object.fromEntries(this.changed.map((which) => [which.name, this.option(which)])),
      listed: this.listed,
      undo: this.undo,
      pace: this.pace,
      clock: this.clock,
      talk: this.talk,
    };
  }

  #seat(seat: DraftSeat, guest: string): NewSeat {
    switch (seat.sitter) {
      case "me":
        return { kind: "person", name: this.name.trim() || guest };
      case "here":
        return { kind: "person", name: seat.name.trim() || guest };
      case "bot":
        return { kind: "bot", bot: seat.bot };
      case "open":
        return { kind: "open" };
    }
  }
}
