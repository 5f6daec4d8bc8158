// Why nothing counts for a raider in the end.

import type { Said, Update } from "../../generated/wire";
import { printedToken } from "./laid.ts";
import { viewOf } from "./view.ts";

/** Whoever had an artifact has fallen where nobody comes to the rescue. */
export function fateOf(update: Update, seat: number): Said | undefined {
  const hero = viewOf(update).heroes[seat];
  if (hero?.status !== "lost") return undefined;
  const artifact = hero.tokens.some((token) => printedToken(token)?.family === "artifact");
  return { key: artifact ? "raid-fate-deep" : "raid-fate-bare", args: {} };
}
