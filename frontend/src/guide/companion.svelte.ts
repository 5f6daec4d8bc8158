// What the companion says now, and what it has said: each moment once, and all of them can be read again.

import { held, keep } from "../lib/keys.ts";
import type { Desk } from "../table/desk.svelte.ts";
import { isDue, type Situation } from "./due.ts";
import type { Guide, Moment } from "./guide.ts";

/** Of moments that do not belong to this very question, so many at most before something is done. */
const atOnce = 2;
/**
 * In ms: until something new is pointed out; how long it has to be readable until it counts as shown; how long something
 * stays at least that nobody has closed; and how long where nothing presses. Only time in which it can be read counts.
 */
export const pace = { before: 500, reads: 2500, stays: 9000, lingers: 25_000 };

export class Companion {
  seen = $state.raw<readonly string[]>([]);
  off = $state(false);
  /** The moment that can be read now; none where the companion keeps quiet. */
  open = $state<string>();

  #opened = { version: -1, fresh: false, readable: 0 }; // fresh: not only opened again
  #said = { version: -1, count: 0 };

  constructor(
    readonly guide: Guide,
    readonly desk: Pick<Desk, "update"> & { readonly live: Pick<Desk["live"], "log" | "table"> },
  ) {
    const kept = held(desk.live.table)?.guide;
    this.seen = kept?.seen.filter((id) => guide.moments.some((moment) => moment.id === id)) ?? [];
    this.off = kept?.off ?? false;
  }

  moment = $derived.by((): Moment | undefined => this.guide.moments.find(({ id }) => id === this.open));
  /** Which of those that were shown it is, counted from 1. */
  number = $derived.by(() => this.seen.indexOf(this.open ?? "") + 1);
  /** The same among what everybody is told, and how much that is. */
  counted = $derived.by(() => {
    const told = this.guide.moments.filter(({ aside }) => !aside).map(({ id }) => id);
    return { number: this.seen.filter((id) => told.includes(id)).indexOf(this.open ?? "") + 1, count: told.length };
  });

  /** What is open could be read for so many ms more. */
  stood(ms: number): void {
    this.#opened.readable += ms;
  }

  /** Looks whether something is to be pointed out; whatever is open stays until it was understood or its time is over. */
  look(): void {
    const { update } = this.desk;
    if (this.off || !update) return;
    const open = this.moment;
    if (open && update.version === this.#opened.version) return;
    const { readable } = this.#opened;
    const over = open && !isDue(open.when, this.#situation()!);
    // What belongs to a question goes with it; if nobody can have read it, it comes again.
    if (over && (open.now || readable >= pace.stays)) {
      if (open.now && readable < pace.reads) this.#forget(open.id);
      this.open = undefined;
    }
    const next = this.#next();
    if (!next) return;
    const patience = next.now && !open?.now ? pace.reads : over ? pace.stays : pace.lingers;
    if (this.open !== undefined && readable < patience) return;
    // What had to give way before anybody can have read all of it comes again, as long as it still applies.
    if (this.open !== undefined && readable < pace.stays) this.#forget(this.open);
    this.#show(next);
  }

  #situation(): Situation | undefined {
    const { update, live } = this.desk;
    return update && { update, log: live.log, seen: new Set(this.seen) };
  }

  #next(): Moment | undefined {
    const situation = this.#situation();
    if (!situation) return undefined;
    const enough = this.#said.version === situation.update.version && this.#said.count >= atOnce;
    const due = this.guide.moments.filter(({ id, when }) => !this.seen.includes(id) && isDue(when, situation));
    return due.find(({ now }) => now) ?? (enough ? undefined : due[0]);
  }

  #show({ id }: Moment): void {
    const version = this.desk.update?.version ?? -1;
    this.#said = { version, count: this.#said.version === version ? this.#said.count + 1 : 1 };
    this.seen = [...this.seen, id];
    this.#openAt(id, true);
    this.#remember();
  }

  #openAt(id: string, fresh = false): void {
    this.open = id;
    this.#opened = { version: this.desk.update?.version ?? -1, fresh, readable: 0 };
  }

  #forget(id: string): void {
    if (!this.#opened.fresh) return;
    this.seen = this.seen.filter((one) => one !== id);
    this.#remember();
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
