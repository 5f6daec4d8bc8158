// Who sits where when nobody wants to think about it.

import type { Game, NewSeat } from "../generated/wire";

const usual = 3; // enough company for any game, and a short wait between turns

/** The server names the weakest bot first. */
export function best(game: Game): string {
  return game.bots.at(-1) ?? "";
}

export function usualSeats(game: Game): number {
  return Math.min(Math.max(usual, game.fewest), game.most);
}

/** One person and the best company there is. */
export function againstBots(game: Game, name: string): NewSeat[] {
  const others = Array.from({ length: usualSeats(game) - 1 }, (): NewSeat => ({ kind: "bot", bot: best(game) }));
  return [{ kind: "person", name }, ...others];
}
