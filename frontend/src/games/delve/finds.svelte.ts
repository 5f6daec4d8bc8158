// What is told of finds: one's own each for a while, in the order in which they were made, however fast one goes on; others' as
// long as nothing else happens.

import type { Find } from "./find.ts";

export const stay = 6000; // ms
/** For how long each of one's own is seen at least, if others wait. */
const least = 2000; // ms

export class Finds {
  shown = $state.raw<Find>();
  #waiting: readonly Find[] = [];
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something has happened, and this was found by it. */
  hear(found: readonly Find[], own: number): void {
    const mine = found.filter(({ seat }) => seat === own);
    this.#waiting = [...this.#waiting, ...mine];
    if (this.shown?.seat === own) this.#await();
    else this.#show(this.#waiting.length ? this.#next() : found.at(-1));
  }

  clear(): void {
    this.#waiting = [];
    this.#show(undefined);
  }

  #next(): Find | undefined {
    const [next, ...rest] = this.#waiting;
    this.#waiting = rest;
    return next;
  }

  #show(find: Find | undefined): void {
    this.shown = find;
    this.#since = Date.now();
    this.#await();
  }

  #await(): void {
    clearTimeout(this.#timer);
    if (!this.shown) return;
    const long = this.#waiting.length ? least : stay;
    this.#timer = setTimeout(() => this.#show(this.#next()), Math.max(0, this.#since + long - Date.now()));
  }
}
