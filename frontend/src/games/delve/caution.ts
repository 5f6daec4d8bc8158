// What is said to whoever would end a turn, or go out of the raid, although something could still be had for what is left.

import type { Said, Update } from "../../generated/wire";
import { viewOf } from "./view.ts";

const most = 4; // that are named: whoever would lose so much is warned

export function cautionOf(update: Update, choice: string): Said | undefined {
  const { waste, departures } = viewOf(update);
  const left = Object.entries((choice === "end" ? waste : departures[choice]) ?? {}).slice(0, most);
  if (!left.length) return undefined;
  const parts = left.map(([what, count]) => ({ key: `raid-waste-${what}`, args: { count } }));
  const list = { key: `list-${parts.length}`, args: Object.fromEntries(parts.map((part, i) => ["abcd"[i]!, part])) };
  return { key: choice === "end" ? "raid-waste" : "raid-waste-leaving", args: { what: list } };
}
