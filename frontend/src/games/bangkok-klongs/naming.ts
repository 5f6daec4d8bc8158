// What things on the board are called, shown and read aloud.

import { t } from "../../lib/words.svelte.ts";
import { nameOf } from "./plan.ts";
import type { BoardBoat, Boat, HiddenBoat, Landing } from "./view.ts";

export const boatName = ({ boat }: Boat | HiddenBoat): string =>
  boat.startsWith("?") ? t(`back-${boat.slice(1)}`) : t(`card-${boat}`);

/** A boat on the market with whoever sails it. */
export function standingName(boat: BoardBoat, names: readonly string[]): string {
  const card = boatName(boat);
  if (boat.merchant !== null) return t("boat-of", { card, owner: names[boat.merchant] ?? "" });
  return boat.kind === "ownable" ? t("boat-vacant", { card }) : card;
}

export function fieldName(field: string, boat: BoardBoat | undefined, names: readonly string[], closed: boolean): string {
  if (boat) return t("market-field-boat", { field: nameOf(field), boat: standingName(boat, names) });
  return t(closed ? "market-field-closed" : "market-field-free", { field: nameOf(field) });
}

export function landingName({ place, fields, full }: Landing, taken: number): string {
  const name = nameOf(place);
  return full ? t("market-place-full", { place: name }) : t("market-place", { place: name, taken, fields: fields.length });
}

/** What a boat is about, in a word: its good, or what its people do. */
export const emblemName = ({ kind, good }: Boat): string => (good ? t(`good-${good}`) : t(`market-role-${kind}`));

/** What happens when a boat of the hand is placed. */
export function boatNotes({ kind, symbol }: Boat): string[] {
  const notes = [t(`market-does-${kind}`)];
  return symbol ? [...notes, t("market-does-luk-phat")] : notes;
}

/** What a boat on the market means to the seats; one with a merchant says enough by itself. */
export function standingNotes({ kind, merchant }: BoardBoat): string[] {
  if (merchant !== null) return [];
  return [kind === "ownable" ? t("market-does-vacant") : t(`market-does-${kind}`)];
}
