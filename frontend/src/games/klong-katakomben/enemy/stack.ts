// What is known of the tiles that are still to be found.

import { t } from "../../../lib/words.svelte.ts";
import type { CatacombsView } from "../view.ts";

export interface Stack {
  readonly back: "safe" | "depths";
  readonly count: number;
  /** Its name, for the plate. */
  readonly word: string;
  readonly said: string;
}

/** The uppermost back says where the next one lies; a tile that has been found counts no longer. */
export function stackOf({ stack, next_tile: next }: Pick<CatacombsView, "stack" | "next_tile">): Stack {
  const count = stack.safe + stack.depths;
  const safe = next === "?safe" || (next !== "?depths" && stack.safe > 0);
  const back = safe ? "safe" : "depths";
  return {
    back,
    count,
    word: t("raid-stack-left", { count }),
    said: count ? t(`raid-stack-${back}`, { count }) : t("raid-stack-empty"),
  };
}
