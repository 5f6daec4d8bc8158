// The keys of the seats this browser holds: whoever has a key holds its seat.

import type { Key } from "../generated/wire";
import { names, read, remove, write } from "./store.ts";

const prefix = "tischrunde.table.";

export interface Held {
  table: string;
  game: string;
  keys: Key[];
  seen: number; // the version last looked at, for "since your last turn"
  at: number; // when it was last touched
  heard?: number; // the last line of talk that somebody here has read
  next?: string; // the table at which the same people went on
  guide?: Guided; // only where a companion explains the game
}

/** What a companion has pointed out already. */
export interface Guided {
  seen: readonly string[];
  /** What was shown and nobody can have read. */
  unread?: readonly string[];
  off: boolean;
}

export function held(table: string): Held | undefined {
  const text = read(prefix + table);
  return text ? entryOf(text) : undefined;
}

/** What somebody else has written there is as good as nothing. */
function entryOf(text: string): Held | undefined {
  try {
    const entry = JSON.parse(text) as Partial<Held> | null;
    return entry?.table && Array.isArray(entry.keys) ? (entry as Held) : undefined;
  } catch {
    return undefined;
  }
}

export function hold(table: string, game: string, keys: Key[]): void {
  const old = held(table);
  const others = old?.keys.filter((k) => !keys.some((n) => n.seat === k.seat)) ?? [];
  keep({ ...old, table, game, keys: [...others, ...keys], seen: old?.seen ?? -1, at: Date.now() });
}

export function keep(entry: Held): void {
  write(prefix + entry.table, JSON.stringify(entry));
}

export function forget(table: string): void {
  remove(prefix + table);
}

/** All tables of this browser, the last touched first. */
export function all(): Held[] {
  const tables = names()
    .filter((name) => name.startsWith(prefix))
    .map((name) => held(name.slice(prefix.length)));
  return tables.filter((entry) => entry !== undefined).sort((a, b) => b.at - a.at);
}
