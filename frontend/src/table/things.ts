// What a sentence names and can be looked at: a card by its face, a place by where it lies on the board.

import type { GameFace } from "../games/board.ts";
import type { Args } from "../lib/words.svelte.ts";

export type Thing = { readonly card: string } | { readonly at: string };

const card = "card-";

/** What is meant by what a sentence was told under a name; the game knows its places. */
export const thingsOf =
  (face: Pick<GameFace, "where"> | undefined) =>
  (name: string, value: Args[string]): Thing | undefined => {
    if (typeof value === "object" && value.key.startsWith(card)) return { card: value.key.slice(card.length) };
    const at = face?.where?.(name, value);
    return at === undefined ? undefined : { at };
  };

/** Everything on the page that shows it. */
export function shown(thing: Thing): Element[] {
  const [attribute, word] = "card" in thing ? ["data-card", thing.card] : ["data-at", thing.at];
  return [...document.querySelectorAll(`[${attribute}="${CSS.escape(word)}"]`)];
}
