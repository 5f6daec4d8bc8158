// What is said to a raider who is out while the others go on.

import type { Said, Update } from "../../generated/wire";
import { viewOf } from "./view.ts";

/** `more` is what a game's own words want to know. */
export function meanwhileOf(update: Update, more: Said["args"] = {}): Said | undefined {
  const view = viewOf(update);
  const status = view.heroes[view.seat]?.status ?? "inside";
  if (view.over || status === "inside") return undefined;
  const walks = view.walker === view.seat;
  return { key: walks ? `raid-out-${status}-first` : `raid-out-${status}`, args: { ...more } };
}
