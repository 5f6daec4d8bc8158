// Why a tile cannot lie in some way, in the few words for which there is room.

import { say, t } from "../../../lib/words.svelte.ts";
import type { Way } from "./laying.ts";

/** Rules that are named in short; of all others the refusal is said. */
const short: Readonly<Record<string, string>> = {
  "KK-096": "raid-lack-arrow",
  "KK-138": "raid-lack-strength",
  "KK-201": "raid-lack-health",
  "KK-G59": "raid-lack-cubes",
};

export function whyNot({ lack, spot }: Way): string {
  if (lack && "count" in lack) return t(`raid-lack-${lack.what}`, { count: lack.count });
  const key = lack && short[lack.rule];
  const refusal = spot.barred[0]?.refusal;
  return key ? t(key) : refusal ? say(refusal) : t("raid-place-same");
}
