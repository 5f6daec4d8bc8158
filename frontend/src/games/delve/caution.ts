// What is said to whoever would end a turn although something could still be had for what is left.

import type { Said, Update } from "../../generated/wire";
import { viewOf } from "./view.ts";

export function cautionOf(update: Update, choice: string): Said | undefined {
  const left = Object.entries(viewOf(update).waste);
  if (choice !== "end" || !left.length) return undefined;
  const parts = left.map(([what, count]) => ({ key: `raid-waste-${what}`, args: { count } }));
  const list = { key: `list-${parts.length}`, args: Object.fromEntries(parts.map((part, i) => ["abcd"[i]!, part])) };
  return { key: "raid-waste", args: { what: list } };
}
