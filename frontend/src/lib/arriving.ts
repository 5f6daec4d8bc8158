// Sitting down at a table. The connection can be asked for before the code that shows the table is there.

import { prefersReducedMotion } from "svelte/motion";
import type { Key } from "../generated/wire";
import { held } from "./keys.ts";
import { Live } from "./live.svelte.ts";

let expected: Live | undefined;

/** Connects already; whoever arrives first finds it by `sitDown`. */
export function comeAhead(table: string): void {
  expected = connected(table, held(table)?.keys ?? []);
}

/** A live table, by the keys this browser holds or by others. */
export function sitDown(table: string, keys?: readonly Key[]): Live {
  const ready = expected;
  expected = undefined;
  if (ready?.table === table && !keys) return ready;
  ready?.close();
  return connected(table, keys ?? held(table)?.keys ?? []);
}

function connected(table: string, keys: readonly Key[]): Live {
  const live = new Live(table, keys, () => prefersReducedMotion.current);
  live.open();
  return live;
}
