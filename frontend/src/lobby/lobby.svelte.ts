// What the lobby knows: the games, our tables, and those anyone may join or watch.

import { takeKeys } from "../friends/rematch.ts";
import type { About, EndedTable, Game, Problem } from "../generated/wire";
import * as api from "../lib/api.ts";
import * as keys from "../lib/keys.ts";
import { asked, type Row, rows } from "./mine.ts";

export class Lobby {
  /** Undefined until the server has answered once; then everything appears at the same time. */
  games = $state.raw<readonly Game[] | undefined>(undefined);
  open = $state.raw<readonly About[]>([]);
  mine = $state.raw<readonly Row[]>([]);
  /** Tables whose keys fit nothing on this server: it may have been started with other data. */
  gone = $state.raw<readonly string[]>([]);
  /** Tables that are no more, because nobody came or somebody ended them. */
  ended = $state.raw<readonly EndedTable[]>([]);
  /** Tables just taken off the list, which can still be put back. */
  removed = $state.raw<ReadonlyMap<string, keys.Held>>(new Map());
  /** Tables at which our turn has come since we looked last. */
  called = $state.raw<readonly Row[]>([]);
  problem = $state.raw<Problem | undefined>(undefined);

  waiting = $derived(this.mine.filter((row) => row.standing === "turn" && !this.removed.has(row.about.id)).length);

  /** Look again; what cannot be had now stays as it was. */
  async refresh(): Promise<void> {
    const held = keys.all();
    try {
      const [games, tables, mine] = await Promise.all([
        this.games ?? api.games().then((list) => list.games),
        api.tables(),
        held.length ? api.mine(asked(held)) : { tables: [], gone: [], ended: [] },
      ]);
      const goOn = mine.tables.filter(({ about }) => about.rematch && takeKeys(about, about.rematch));
      if (goOn.length) return this.refresh(); // our friends have gone on at tables we did not know of
      const again = [...this.removed.keys()];
      const before =
        this.games && new Set(this.mine.filter(({ standing }) => standing === "turn").map(({ about }) => about.id));
      this.mine = [...rows(mine.tables, held), ...this.mine.filter((row) => again.includes(row.about.id))];
      const ids = new Set(this.mine.map((row) => row.about.id));
      this.open = tables.tables.filter((about) => !ids.has(about.id));
      this.gone = mine.gone;
      this.ended = mine.ended;
      this.called = before ? this.mine.filter(({ about, standing }) => standing === "turn" && !before.has(about.id)) : [];
      this.games = games;
      this.problem = undefined;
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.problem = error.problem;
    }
  }

  /** Off the list: the key of the seat goes with it. */
  remove(table: string): void {
    const entry = keys.held(table);
    if (!entry) return;
    keys.forget(table);
    this.removed = new Map(this.removed).set(table, entry);
  }

  restore(table: string): void {
    const removed = new Map(this.removed);
    const entry = removed.get(table);
    if (!entry) return;
    keys.keep(entry);
    removed.delete(table);
    this.removed = removed;
  }

  /** Tables that are not here any more need no keys. */
  clear(): void {
    for (const table of this.gone) keys.forget(table);
    this.gone = [];
  }

  /** Somebody has read what became of a table. */
  forget(table: string): void {
    keys.forget(table);
    this.ended = this.ended.filter(({ id }) => id !== table);
  }
}
