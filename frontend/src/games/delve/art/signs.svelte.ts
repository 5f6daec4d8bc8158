// The signs of the game on the table. What is counted all the time comes with the page; all else comes after, as pictures do.

import { painted } from "../../../lib/after.ts";
import type { delve } from "../../../symbols/delve.ts";

type Drawings = Readonly<Record<string, string>>;

/** Where a game's own signs are. */
export type FetchMarks = () => Promise<{ marks: Drawings }>;

class Signs {
  /** Of all raids, in one colour; empty until they are there. */
  shapes = $state.raw<{ readonly [sign in keyof typeof delve]?: string }>({});
  /** Of the game's own, in their colours. */
  own = $state.raw<Drawings>({});
  #asked: FetchMarks | undefined;

  /** Those of another game are forgotten; without a connection a page has to do without. */
  async fetch(marks: FetchMarks | undefined): Promise<void> {
    if (this.#asked === marks && "dragon" in this.shapes) return;
    if (this.#asked !== marks) this.own = {};
    this.#asked = marks;
    try {
      await painted();
      const [{ delve }, found] = await Promise.all([import("../../../symbols/delve.ts"), marks?.()]);
      if (this.#asked !== marks) return;
      this.shapes = delve;
      this.own = found?.marks ?? {};
    } catch {
      this.#asked = undefined; // perhaps the next time
    }
  }
}

export const signs = new Signs();
