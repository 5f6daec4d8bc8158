// The same people once more: the keys of the old table open the same seats at the new one.

import type { About, Again, Rematch } from "../generated/wire";
import { call } from "../lib/api.ts";
import { held, hold, keep } from "../lib/keys.ts";
import { place } from "../lib/router.svelte.ts";

/** However often and by whom it is asked for, it is one table. */
export async function askForRematch(about: About): Promise<void> {
  const token = held(about.id)?.keys[0]?.token ?? "";
  const { table } = await call<Rematch>(`/tables/${about.id}/rematch`, {} satisfies Again, token);
  follow(about, table);
}

/** Goes where the same people play again; whoever only watched watches there. */
export function follow(about: About, table: string): void {
  takeKeys(about, table);
  place.go(`/tables/${table}`);
}

/** The seats held at the old table are held at the new one too; once, for a seat may be given up there. */
export function takeKeys(about: About, table: string): boolean {
  const entry = held(about.id);
  if (!entry?.keys.length || entry.next === table) return false;
  hold(table, about.game, entry.keys);
  keep({ ...entry, next: table });
  return true;
}
