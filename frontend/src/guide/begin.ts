// A first game, guided: a real table with gentle company and cards that make a good beginning.

import type { Game } from "../generated/wire";
import { create } from "../lib/api.ts";
import { held, hold, keep } from "../lib/keys.ts";
import { place } from "../lib/router.svelte.ts";
import { gentlest } from "../lobby/seating.ts";
import { guideOf } from "./catalog.ts";

export async function begin(game: Game, name: string): Promise<void> {
  const { bots, seed, options } = await guideOf(game.id);
  const company = Array.from({ length: bots }, () => ({ kind: "bot", bot: gentlest(game) }) as const);
  const { id, keys } = await create({ game: game.id, seats: [{ kind: "person", name }, ...company], seed, options });
  hold(id, game.id, [...keys]);
  keep({ ...held(id)!, guide: { seen: [], off: false } });
  place.go(`/tables/${id}`);
}
