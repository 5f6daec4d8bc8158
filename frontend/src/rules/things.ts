// Cards, tokens and signs of a game by their names and texts, as the rulebook and the gallery look for them.

import type { Teaching } from "../games/teaching.ts";
import { t } from "../lib/words.svelte.ts";
import { holds, plainWords, wanted } from "./search.ts";
import { almost } from "./typos.ts";

export interface Thing {
  readonly kind: "card" | "sign";
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export function thingsOf({ gallery, signs, about }: Pick<Teaching, "gallery" | "signs" | "about">): Thing[] {
  const cards = gallery.flatMap(({ cards: ids }) => ids);
  return [
    ...signs.map((id) => ({ kind: "sign", id, name: t(`sign-${id}`), text: t(`sign-${id}-about`) }) as const),
    ...cards.map((id) => ({ kind: "card", id, name: t(`card-${id}`), text: about(id) }) as const),
  ];
}

/** By name first, then by what their text says; where nothing is spelled so, what reads almost like it. */
export function findThings(things: readonly Thing[], query: string): Thing[] {
  const words = wanted(query);
  if (!words.length) return [];
  const named = things.filter(({ name }) => holds(name, words));
  const told = things.filter((thing) => !named.includes(thing) && holds(`${thing.name}\n${thing.text}`, words));
  if (named.length || told.length) return [...named, ...told];
  return things.filter(({ name }) => {
    const parts = plainWords(name);
    return words.every((typed) => parts.some((part) => almost(typed, part)));
  });
}
