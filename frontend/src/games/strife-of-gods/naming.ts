// What things on the board are called when they are read aloud: short, with what may be done or why not.

import { say, t } from "../../lib/words.svelte.ts";
import type { Spot } from "../board.ts";
import type { Gap } from "./ring.ts";
import { nameKey, type CardWord, type RingCard, type ShownCard } from "./view.ts";

export const cardName = (card: CardWord): string => t(nameKey(card));

export const shownName = ({ card, blocked }: ShownCard): string =>
  blocked ? t("board-blocked", { card: cardName(card) }) : cardName(card);

const placeName = (place: string): string => t("place", { number: Number(place.slice(1)) });

export function ringName(card: RingCard, spot: Spot): string {
  const what = { card: shownName(card), place: placeName(card.place) };
  return withDeeds(card.edge ? t("arena-edge-card", what) : t("arena-card", what), spot);
}

export function gapName(gap: Gap, spot: Spot): string {
  return withDeeds(t("arena-gap-between", { one: placeName(gap.after), other: placeName(gap.before) }), spot);
}

/** Labels already say which card they are about; a refusal does not. */
export function withDeeds(what: string, spot: Spot): string {
  if (spot.options.length) return spot.options.map((option) => say(option.label)).join("; ");
  const refusal = spot.barred[0]?.refusal;
  return refusal ? t("arena-why-not", { what, why: say(refusal) }) : what;
}
