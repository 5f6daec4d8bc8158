// The keys of the seats this browser holds: whoever has a key holds its seat.

import type { Key } from "../generated/wire";

const prefix = "tischrunde.table.";

export interface Held {
  table: string;
  game: string;
  keys: Key[];
  seen: number; // the version last looked at, for "since your last turn"
  at: number; // when it was last touched
}

export function held(table: string): Held | undefined {
  const text = localStorage.getItem(prefix + table);
  return text ? (JSON.parse(text) as Held) : undefined;
}

export function hold(table: string, game: string, keys: Key[]): void {
  const old = held(table);
  const others = old?.keys.filter((k) => !keys.some((n) => n.seat === k.seat)) ?? [];
  keep({ table, game, keys: [...others, ...keys], seen: old?.seen ?? -1, at: Date.now() });
}

export function keep(entry: Held): void {
  localStorage.setItem(prefix + entry.table, JSON.stringify(entry));
}

export function forget(table: string): void {
  localStorage.removeItem(prefix + table);
}

/** All tables of this browser, the last touched first. */
export function all(): Held[] {
  const found: Held[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const name = localStorage.key(i);
    if (name?.startsWith(prefix)) {
      const entry = held(name.slice(prefix.length));
      if (entry) found.push(entry);
    }
  }
  return found.sort((a, b) => b.at - a.at);
}
