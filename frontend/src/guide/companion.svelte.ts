// What the companion says now, and what it has said: each moment once, and all of them can be read again.

import { held, keep } from "../lib/keys.ts";
import type { Desk } from "../table/desk.svelte.ts";
import { isDue, type Situation } from "./due.ts";
import type { Guide, Moment } from "./guide.ts";

/** Of moments that do not belong to this very question, so many at most before something is done. */
const atOnce = 2;
/** In ms: until something new is pointed out, and how long something stays at least that nobody has closed. */
export const pace = { before: 500, stays: 7000 };

export class Companion {
  seen = $state.raw<readonly string[]>([]);
  off = $state(false);
  /** The moment that can be read now; none where the companion keeps quiet. */
  open = $state<string>();

  #opened = { version: -1, at: 0 }; // when it was
  #said = { version: -1, count: 0 };

  constructor(
    readonly guide: Guide,
    readonly desk: Pick<Desk, "update"> & { readonly live: Pick<Desk["live"], "log" | "table"> },
    readonly now: () => number = () => performance.now(),
  ) {
    const kept = held(desk.live.table)?.guide;
    this.seen = kept?.seen.filter((id) => guide.moments.some((moment) => moment.id === id)) ?? [];
    this.off = kept?.off ?? false;
  }

  moment = $derived.by((): Moment | undefined => this.guide.moments.find(({ id }) => id === this.open));
  /** Which of those that were shown it is, counted from 1. */
  number = $derived.by(() => this.seen.indexOf(this.open ?? "") + 1);

  /** Looks whether something is to be pointed out; whatever is open stays until it could be read. */
  look(): void {
    const { update } = this.desk;
    if (this.off || !update) return;
    if (this.open !== undefined && (update.version === this.#opened.version || this.now() - this.#opened.at < pace.stays))
      return;
    const next = this.#next();
    if (next) this.#show(next);
    else if (this.moment && !isDue(this.moment.when, this.#situation()!)) this.open = undefined; // its time is over
  }

  #situation(): Situation | undefined {
    const { update, live } = this.desk;
    return update && { update, log: live.log, seen: new Set(this.seen) };
  }

  #next(): Moment | undefined {
    const situation = this.#situation();
    if (!situation) return undefined;
    const enough = this.#said.version === situation.update.version && this.#said.count >= atOnce;
    return this.guide.moments.find(
      ({ id, when, now }) => !this.seen.includes(id) && (now || !enough) && isDue(when, situation),
    );
  }

  #show({ id }: Moment): void {
    const version = this.desk.update?.version ?? -1;
    this.#said = { version, count: this.#said.version === version ? this.#said.count + 1 : 1 };
    this.seen = [...this.seen, id];
    this.#openAt(id);
    this.#remember();
  }

  #openAt(id: string): void {
    this.open = id;
    this.#opened = { version: this.desk.update?.version ?? -1, at: this.now() };
  }

  close(): void {
    this.open = undefined;
  }

  /** To what was said before or after; the last of it where nothing is open. */
  turn(by: -1 | 1): void {
    const at = this.open === undefined ? this.seen.length - 1 : this.seen.indexOf(this.open) + by;
    const id = this.seen[at];
    if (id !== undefined) this.#openAt(id);
  }

  /** The companion keeps quiet from now on, or speaks again. */
  keepQuiet(off: boolean): void {
    this.off = off;
    this.open = undefined;
    this.#remember();
  }

  #remember(): void {
    const entry = held(this.desk.live.table);
    if (entry) keep({ ...entry, guide: { seen: this.seen, off: this.off } });
  }
}
