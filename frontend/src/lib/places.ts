// What a place of the page is made of, and how to have it all at hand without one thing waiting for the other.

import { faces } from "../games/catalog.ts";
import { comeAhead } from "./arriving.ts";
import { coming } from "./coming.ts";
import { held } from "./keys.ts";
import { words } from "./words.svelte.ts";

export const places = {
  lobby: coming(() => import("../lobby/LobbyPage.svelte")),
  table: coming(() => import("../table/TablePage.svelte")),
  replay: coming(() => words.withMoments(import("../table/ReplayPage.svelte"))),
  gallery: coming(() => import("../gallery/GalleryPage.svelte")),
  rules: coming(() => words.withGuide(import("../rules/RulesPage.svelte"))),
  cards: coming(() => words.withGuide(import("../rules/CardsPage.svelte"))),
  room: coming(() => words.withRooms(import("../rooms/RoomPage.svelte"))),
  fresh: coming(() => words.withMoments(import("../lobby/NewTablePage.svelte"))),
};

const boards = Object.fromEntries(Object.entries(faces).map(([game, face]) => [game, coming(face.board)]));

/** The board of a game; undefined for a game without a face. */
export const boardOf = (game: string) => boards[game]?.();

export type PlaceName = keyof typeof places | "nowhere";

/** Which place these parts of an address lead to; `first.js` has to see it the same way. */
export function placeOf(parts: readonly string[]): PlaceName {
  const [first, second, third] = parts;
  if (first === undefined) return "lobby";
  if (second === undefined) return "nowhere";
  if (first === "tables") return third === "replay" ? "replay" : "table";
  if (first === "rules" || first === "cards" || first === "gallery") return first;
  if (first === "rooms") return "room";
  return first === "new" ? "fresh" : "nowhere";
}

/** A table is there when its first question can be answered; what else there is to read at it comes after. */
function wordsFor(name: PlaceName, game: string | undefined): Promise<void> {
  if (name === "table") return words.meet(game ?? "");
  return game === undefined ? words.ready() : words.learn(game);
}

/** Asks for code, board and words at once; what fails here fails again where it is wanted, and is told there. */
export async function fetchAhead(parts: readonly string[]): Promise<void> {
  const name = placeOf(parts);
  if (name === "table" && parts[1]) comeAhead(parts[1]);
  const game = name === "table" || name === "replay" ? held(parts[1] ?? "")?.game : undefined;
  const code = name === "nowhere" ? undefined : places[name]();
  const board = game === undefined ? undefined : boardOf(game);
  await Promise.allSettled([wordsFor(name, game), code, board]);
}
