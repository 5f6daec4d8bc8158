// Who sits where when nobody wants to think about it.

import type { Game, NewSeat } from "../generated/wire";
import { read, write } from "../lib/store.ts";

const usual = 3; // enough company for any game, and a short wait between turns

/** The server names the weakest bot first. */
export function best(game: Game): string {
  return game.bots.at(-1) ?? "";
}

/** The easiest bot that knows the game; chance plays anything. */
export const gentlest = ({ bots }: Pick<Game, "bots">): string => bots.find((bot) => bot !== "random") ?? bots[0] ?? "";

export function usualSeats(game: Game): number {
  return Math.min(Math.max(usual, game.fewest), game.most);
}

/** Whom one plays with alone: so many bots of one kind. */
export interface Company {
  readonly count: number;
  readonly bot: string;
}

const remembered = (game: Game): string => `tischrunde.solo.${game.id}`;

/** As chosen last time; at first gentle company, as one may have to learn the game yet. */
export function usualCompany(game: Game): Company {
  const [count, bot = ""] = read(remembered(game))?.split(" ") ?? [];
  const company = { count: Number(count), bot };
  const fits = counts(game).includes(company.count) && game.bots.includes(bot);
  return fits ? company : { count: usualSeats(game) - 1, bot: gentlest(game) };
}

export function rememberCompany(game: Game, { count, bot }: Company): void {
  write(remembered(game), `${count} ${bot}`);
}

/** How many bots there may be beside one person. */
export const counts = ({ fewest, most }: Game): number[] =>
  Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i - 1).filter((count) => count > 0);

/** How strong a bot is, in a word. */
export const strength = (bot: string): "random" | "easy" | "strong" =>
  bot === "random" ? "random" : bot.endsWith("-easy") ? "easy" : "strong";

export function againstBots(name: string, { count, bot }: Company): NewSeat[] {
  return [{ kind: "person", name }, ...Array.from({ length: count }, (): NewSeat => ({ kind: "bot", bot }))];
}
