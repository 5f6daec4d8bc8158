// What rooms of the ship and its passages are called, shown and read aloud.

import { say, t } from "../../../lib/words.svelte.ts";
import { roomSaid } from "../../delve/laid.ts";
import { heapName } from "../../delve/map/naming.ts";
import { farEnd, featuresOf, type Passage, type Ship } from "./plan.ts";
import type { Sights } from "./sights.ts";

export const roomTitle = (word: string): string => say(roomSaid(word));

/** Whose data marker lies there, if there is one. */
export function hackedBy(word: string, { hacked }: Sights, names: readonly string[]): string[] {
  const seat = hacked.get(word);
  return seat === undefined ? [] : [t("raid-hacked-by", { who: names[seat] ?? "" })];
}

/** What a room is, besides its name: what is printed and what lies there. */
export function aboutRoom(word: string, { berths }: Ship, sights: Sights, names: readonly string[]): string[] {
  return [
    ...featuresOf(berths.get(word)!, sights.pods).map((feature) => t(`raid-is-${feature}`)),
    ...(sights.heaps.get(word) ?? []).map(heapName),
    ...hackedBy(word, sights, names),
  ];
}

function wayName(passage: Passage, word: string): string {
  const { boots, monsters, locked, arrow } = passage;
  const tolls = [
    t("raid-way-boots", { count: boots }),
    ...(monsters ? [t("raid-way-monsters", { count: monsters })] : []),
    ...(locked ? [t("raid-way-locked")] : []),
    ...(arrow ? [t("raid-way-arrow")] : []),
  ];
  return t("raid-way", { to: roomTitle(farEnd(passage, word)), tolls: tolls.join(", ") });
}

/** All ways out of a room, each with where it leads and what it takes. */
export const waysOut = (word: string, { passages }: Ship): string[] =>
  passages.filter(({ from, to, arrow }) => from === word || (to === word && !arrow)).map((passage) => wayName(passage, word));
