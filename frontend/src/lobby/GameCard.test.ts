import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Game } from "../generated/wire";
import { hold } from "../lib/keys.ts";
import GameCard from "./GameCard.svelte";

const game = (id: string): Game => ({ id, fewest: 2, most: 4, bots: ["easy"], options: [] }) as unknown as Game;

beforeEach(() => localStorage.clear());
afterEach(() => cleanup());

/** Whether the guided game is what one is invited to. */
function invites(id: string): boolean {
  render(GameCard, { game: game(id) });
  const found = screen.getByRole("button", { name: "lobby-guided" }).classList.contains("primary");
  cleanup();
  return found;
}

test("whoever has not played a game is invited to a guided one, whatever else they have played", () => {
  expect(["klong", "bangkok-klongs"].map(invites)).toEqual([true, true]);
  hold("table", "klong", [{ seat: 0, token: "key" }]);
  expect(["klong", "bangkok-klongs"].map(invites)).toEqual([false, true]);
});
