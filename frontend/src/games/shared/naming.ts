// What a thing on a board is called when it is read aloud, with what may be done with it or why not.

import { say, t } from "../../lib/words.svelte.ts";
import type { Spot } from "../board.ts";

/** What goes on after it, without the stop at its end: one follows anyway. */
export const unended = (sentence: string): string => sentence.replace(/[.!?]$/, "");

/** Labels already say what they are about; a refusal does not. */
export function withDeeds(what: string, spot: Spot): string {
  if (spot.options.length) return spot.options.map((option) => say(option.label)).join("; ");
  const refusal = spot.barred[0]?.refusal;
  return refusal ? t("thing-why-not", { what: unended(what), why: say(refusal) }) : what;
}
