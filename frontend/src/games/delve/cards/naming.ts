// What cards are called when they are read aloud: name, text, price, marks, and what may be done or why not.

import type { Said } from "../../../generated/wire";
import { say, t } from "../../../lib/words.svelte.ts";
import type { Spot } from "../../board.ts";
import { unended, withDeeds } from "../../shared/naming.ts";
import { isHidden, type CardWord, type Hero } from "../view.ts";
import { printedOn } from "../laid.ts";
import { priceOf } from "./printed.ts";

export const cardName = (card: CardWord): string => (isHidden(card) ? t(`back-${card.slice(1)}`) : t(`card-${card}`));

/** What is to be read before something is done with it: what it does, and what it is worth in the end. */
export function textOf(card: CardWord): Said {
  const text: Said = { key: `text-${card}`, args: {} };
  const points = isHidden(card) ? 0 : printedOn(card).points;
  return points ? { key: "cards-said-worth", args: { text, worth: { key: "cards-worth", args: { points } } } } : text;
}

/** All that is on a card, in words. */
export function cardSaid(card: CardWord): string {
  if (isHidden(card)) return cardName(card);
  const { points, dragon, danger } = printedOn(card);
  const price = priceOf(card);
  const parts = [t("cards-said", { card: cardName(card), text: t(`text-${card}`) })];
  if (price) parts.push(t(price.what === "sword" ? "cards-costs-sword" : "cards-costs-skill", { count: price.count }));
  if (points) parts.push(t("cards-worth", { points }));
  if (dragon) parts.push(t("cards-dragon"));
  if (danger) parts.push(t("cards-danger"));
  return parts.join(" ");
}

/** A card on the table: what may be done with it, then all that is on it. */
export function thingName(card: CardWord, spot: Spot): string {
  const refusal = spot.barred[0]?.refusal;
  if (!spot.options.length) return refusal ? `${cardSaid(card)} ${say(refusal)}` : cardSaid(card);
  return `${unended(withDeeds(cardName(card), spot))}. ${cardSaid(card)}`;
}

/** A discard pile from outside: how many cards, and what lies on top. */
export function discardSaid(discard: readonly CardWord[]): string {
  const top = discard.at(-1);
  if (top === undefined) return t("cards-discard-empty");
  return `${t("cards-discard", { count: discard.length })}. ${t("cards-top", { card: cardName(top) })}`;
}

export const pilesSaid = ({ deck, discard }: Pick<Hero, "deck" | "discard">): string =>
  `${t("cards-deck", { count: deck })}. ${discardSaid(discard)}`;
