// How a raid is told: what of a turn matters to others, all of it in fewer sentences, and what one should know first.

import type { Telling } from "../board";
import { cautionOf } from "./caution.ts";
import Enemy from "./Enemy.svelte";
import { fateOf } from "./fate.ts";
import { followsOf } from "./follows.ts";
import { gistOf } from "./gist.ts";
import { meanwhileOf } from "./out.ts";
import { recapOf } from "./recap.ts";
import { retell } from "./retelling.ts";

export const telling: Telling = {
  gist: gistOf,
  retell,
  recap: (events, update) => recapOf(events, update),
  itself: Enemy,
  meanwhile: meanwhileOf,
  out: (update) => !!meanwhileOf(update),
  caution: cautionOf,
  follows: followsOf,
  fate: fateOf,
};
