// What somebody on a board points at, and whether they go from thing to thing by keys.

import { tick } from "svelte";
import type { BoardProps, Spot } from "../board.ts";
import { setReach } from "./reach.ts";

type Table = Pick<BoardProps, "update" | "lit" | "activate" | "point" | "tell">;

export class Pointing {
  /** What is to be explained. */
  at = $state<string>();
  /** What was touched, and the table says why not. */
  refused = $state<string>();
  #table: () => Table;
  #byKeys = false;

  /** Whatever is touched goes to the table, unless the board itself answers: then `answers` says so. */
  constructor(table: () => Table, answers: (spot: Spot, at: string, anchor: Element) => boolean = () => false) {
    this.#table = table;
    setReach({
      activate: (spot, anchor, text) => {
        this.#byKeys = spot.options.length > 0 && anchor.matches(":focus-visible");
        this.forget();
        const at = (anchor as HTMLElement).dataset["at"] ?? "";
        if (answers(spot, at, anchor)) return;
        if (!spot.options.length && spot.barred.length) this.refused = at;
        if (spot.options.length || spot.barred.length) table().activate(spot, anchor, text);
        else this.at = at; // a touch cannot hover: at least it tells what this is
      },
      point: (spot, anchor) => table().point(spot, anchor),
      explain: (about) => (this.at = about),
      get tell() {
        return table().tell;
      },
      lit: (spot) => spot.options.some(({ id }) => id === table().lit),
    });
  }

  forget(): void {
    this.at = this.refused = undefined;
  }

  /** Whoever has answered on the board by keys finds the next question there too, where `focus` leads. */
  follow(focus: () => void): void {
    $effect(() => {
      if (!this.#table().update.decision?.options?.length || !this.#byKeys) return;
      this.#byKeys = false;
      void tick().then(focus);
    });
  }
}
