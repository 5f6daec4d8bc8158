// What the companion says now, and what it has said: each moment once, and all of them can be read again.

import { held, keep } from "../lib/keys.ts";
import type { Desk } from "../table/desk.svelte.ts";
import { happened, isDue, seatOf, type Situation } from "./due.ts";
import type { Guide, Moment } from "./guide.ts";

/** Of moments that do not belong to this very question, so many at most before something is done, and none after so many in a turn. */
const most = { atOnce: 2, turn: 3 };
/** Whoever has chosen so often since something was opened has laid it aside. */
const goneOn = 3;
/**
 * In ms: until something new is pointed out; how long it has to be readable until it counts as told; how long something
 * stays at least that nobody has closed; and how long while it still applies. Only time in which it can be read counts.
 */
export const pace = { before: 500, reads: 2000, stays: 9000, lingers: 25_000 };

interface Opened {
  readonly version: number;
  /** What was asked of the seat then. */
  readonly ask: string | undefined;
  /** Not only opened again. */
  readonly fresh: boolean;
  told: boolean;
  readable: number;
}

/** How much was said at a version, and in a turn. */
interface Spoken {
  readonly version: number;
  readonly count: number;
  readonly turn: number;
  readonly inTurn: number;
}

export class Companion {
  /** What has been shown, in this order: all of it can be read again. */
  seen = $state.raw<readonly string[]>([]);
  /** What of that nobody can have read: it comes again when its time does, not where it is no longer about anything. */
  #unread: ReadonlySet<string> = new Set();
  off = $state(false);
  /** The moment that can be read now; none where the companion keeps quiet. */
  open = $state<string>();

  #opened = $state<Opened>({ version: -1, ask: undefined, fresh: false, told: true, readable: 0 });
  /** Since which version each has been due. */
  #since: ReadonlyMap<string, number> = new Map();
  #said: Spoken = { version: -1, count: 0, turn: -1, inTurn: 0 };

  constructor(
    readonly guide: Guide,
    readonly desk: Pick<Desk, "update"> & { readonly live: Pick<Desk["live"], "log" | "table"> },
  ) {
    const kept = held(desk.live.table)?.guide;
    const known = (ids: readonly string[] = []) => ids.filter((id) => guide.moments.some((moment) => moment.id === id));
    this.#unread = new Set(known(kept?.unread));
    this.seen = [...known(kept?.seen), ...this.#unread];
    this.off = kept?.off ?? false;
  }

  moment = $derived.by((): Moment | undefined => this.guide.moments.find(({ id }) => id === this.open));
  /** Which of those that were shown it is, counted from 1. */
  number = $derived.by(() => this.seen.indexOf(this.open ?? "") + 1);

  /** Whether the others wait for whoever reads: only for what was opened between their turns, and not for ever. */
  get holds(): boolean {
    const { ask, readable } = this.#opened;
    return this.open !== undefined && ask === undefined && this.#ask === undefined && readable < pace.lingers;
  }

  /** What is open could be read for so many ms more. */
  stood(ms: number): void {
    this.#opened.readable += ms;
    if (this.#opened.readable >= pace.reads) this.#tell();
  }

  /** Looks whether something is to be pointed out; whatever is open stays until it was understood or its time is over, or
      whoever was to read it has ended their turn. */
  look(): void {
    const { update } = this.desk;
    if (this.off || !update) return;
    const open = this.moment;
    if (open && update.version === this.#opened.version) return;
    const { readable, ask, version } = this.#opened;
    const over = open && !isDue(open.when, this.#situation()!);
    const ended = ask !== undefined && this.#ask === undefined;
    if (over && (ended || readable >= pace.stays)) this.#leave();
    const next = this.#next();
    if (!next) return;
    if (this.open !== undefined) {
      // Nothing is taken from whoever reads, unless something else is asked now of which there is something to say,
      // or they have gone on: what is said about that should not come too late.
      const forced = next.now && over && this.#ask !== undefined && this.#ask !== ask;
      const laidAside = update.version - version >= goneOn;
      if (readable < (forced || laidAside ? pace.reads : pace.lingers)) return;
      if (laidAside) this.close();
      else this.#leave();
    }
    this.#show(next);
  }

  /** What is asked of the seat. */
  get #ask(): string | undefined {
    const { update } = this.desk;
    return update?.decision?.seat === update?.seat ? update?.decision?.ask : undefined;
  }

  #situation(): Situation | undefined {
    const { update, live } = this.desk;
    if (!update) return undefined;
    const { log } = live;
    const known = this.guide.moments.filter((moment) => moment.known && happened(moment.known, { update, log }));
    return { update, log, seen: new Set([...this.seen, ...known.map(({ id }) => id)]) };
  }

  #next(): Moment | undefined {
    const situation = this.#situation();
    if (!situation) return undefined;
    const said = this.#saidBy(situation.update.version);
    const enough = said.count >= most.atOnce || said.inTurn >= most.turn;
    const fresh = (id: string) => this.#unread.has(id) || !situation.seen.has(id);
    const due = this.guide.moments.filter(({ id, when }) => fresh(id) && isDue(when, situation));
    const since = new Map(due.map(({ id }) => [id, this.#since.get(id) ?? situation.update.version]));
    this.#since = since;
    const pressing = due.find(({ now }) => now);
    if (pressing || enough) return pressing;
    // What has only just come about goes before what can wait.
    return due.toSorted((one, other) => since.get(other.id)! - since.get(one.id)!)[0];
  }

  #show({ id, now }: Moment): void {
    const { count, inTurn, ...when } = this.#saidBy(this.desk.update?.version ?? -1);
    const counts = now ? 0 : 1;
    this.#said = { ...when, count: count + counts, inTurn: inTurn + counts };
    if (!this.seen.includes(id)) this.seen = [...this.seen, id];
    this.#openAt(id, true);
  }

  /** How much was said at this version, and in this turn: since somebody else did something last. */
  #saidBy(version: number): Spoken {
    const { update, live } = this.desk;
    const turn = live.log.findLast(({ said }) => (seatOf(said) ?? update?.seat) !== update?.seat)?.version ?? -1;
    const { count, inTurn, ...last } = this.#said;
    return {
      version,
      turn,
      count: last.version === version ? count : 0,
      inTurn: last.turn === turn ? inTurn : 0,
    };
  }

  #openAt(id: string, fresh = false): void {
    this.open = id;
    this.#opened = { version: this.desk.update?.version ?? -1, ask: this.#ask, fresh, told: !fresh, readable: 0 };
  }

  /** It counts as told from now on, also for whoever comes again. */
  #tell(): void {
    if (this.#opened.told) return;
    this.#opened.told = true;
    this.#unread = new Set([...this.#unread].filter((id) => id !== this.open));
    this.#remember();
  }

  /** What is open goes by itself; if it could not be read to its end, it comes again. */
  #leave(): void {
    const { open } = this;
    const { fresh, readable } = this.#opened;
    if (open !== undefined && fresh && readable < pace.stays) this.#unread = new Set([...this.#unread, open]);
    this.#opened.told = true;
    this.open = undefined;
    this.#remember();
  }

  close(): void {
    this.#tell();
    this.open = undefined;
  }

  /** To what was said before or after; the last of it where nothing is open. */
  turn(by: -1 | 1): void {
    this.#tell();
    const at = this.open === undefined ? this.seen.length - 1 : this.seen.indexOf(this.open) + by;
    const id = this.seen[at];
    if (id !== undefined) this.#openAt(id);
  }

  /** The companion keeps quiet from now on, or speaks again. */
  keepQuiet(off: boolean): void {
    this.off = off;
    this.close();
    this.#remember();
  }

  #remember(): void {
    const entry = held(this.desk.live.table);
    const told = (id: string) => !this.#unread.has(id) && (this.#opened.told || id !== this.open);
    const unread = this.seen.filter((id) => !told(id));
    if (entry) keep({ ...entry, guide: { seen: this.seen.filter(told), unread, off: this.off } });
  }
}
