// What is to be known before a boat is moved.

import { nameOf } from "./plan.ts";
import type { BangkokView, Field } from "./view.ts";

interface Lying {
  readonly boats: readonly Pick<BangkokView["boats"][number], "field" | "ways">[];
}

/** Where a boat goes that has one way only, and what that costs: with several, one is asked for the field. */
export function onlyWay(view: Lying & Pick<BangkokView, "seat" | "movement_cards">, at: Field) {
  const [only, ...more] = view.boats.find(({ field }) => field === at)?.ways ?? [];
  if (only === undefined || more.length) return undefined;
  const args = { field: nameOf(at), target: nameOf(only), cards: view.movement_cards[view.seat] ?? 0 };
  return { key: "market-only-way", args };
}
