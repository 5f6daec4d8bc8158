// What is said to whoever would move a boat that has one way only: to look at it would spend a movement card.

import type { Said, Update } from "../../generated/wire";
import { nameOf } from "./plan.ts";
import { waysFrom } from "./quarters.ts";
import { viewOf } from "./view.ts";

/** With several ways one is asked for the field, and can still think better of it. */
export function cautionOf(update: Update, choice: string): Said | undefined {
  const [verb, field = ""] = choice.split(":");
  if (verb !== "move") return undefined;
  const view = viewOf(update);
  const [only, ...more] = waysFrom(field, view);
  if (only === undefined || more.length) return undefined;
  const args = { field: nameOf(field), target: nameOf(only), cards: view.movement_cards[view.seat] ?? 0 };
  return { key: "market-only-way", args };
}
