// What a place of the page is made of, and how to have it all at hand without one thing waiting for the other.

import { faces } from "../games/catalog.ts";
import { comeAhead } from "./arriving.ts";
import { held } from "./keys.ts";
import { words } from "./words.svelte.ts";

export const places = {
  lobby: () => import("../lobby/LobbyPage.svelte"),
  table: () => import("../table/TablePage.svelte"),
  replay: () => import("../table/ReplayPage.svelte"),
  rules: () => import("../rules/RulesPage.svelte"),
  fresh: () => import("../lobby/NewTablePage.svelte"),
};

export type PlaceName = keyof typeof places | "nowhere";

/** Which place these parts of an address lead to; `first.js` has to see it the same way. */
export function placeOf(parts: readonly string[]): PlaceName {
  const [first, second, third] = parts;
  if (first === undefined) return "lobby";
  if (second === undefined) return "nowhere";
  if (first === "tables") return third === "replay" ? "replay" : "table";
  return first === "rules" ? "rules" : first === "new" ? "fresh" : "nowhere";
}

/** Asks for code, board and words at once; what fails here fails again where it is wanted, and is told there. */
export async function fetchAhead(parts: readonly string[]): Promise<void> {
  const name = placeOf(parts);
  if (name === "table" && parts[1]) comeAhead(parts[1]);
  const game = name === "table" || name === "replay" ? held(parts[1] ?? "")?.game : undefined;
  const code = name === "nowhere" ? undefined : places[name]();
  const board = game === undefined ? undefined : faces[game]?.board();
  await Promise.allSettled([game === undefined ? words.ready() : words.learn(game), code, board]);
}
