import { expect, test } from "vitest";
import type { Game } from "../generated/wire";
import { Setup } from "./setup.svelte.ts";

const game: Game = { id: "x", version: 1, fewest: 2, most: 3, options: [], bots: ["random", "good"] };

test("whoever is here plays, as many as fit", () => {
  expect([...new Setup(game, [4, 1, 2, 7]).playing]).toEqual([4, 1, 2]);
});

test("for somebody alone a bot comes along, the best there is", () => {
  const setup = new Setup(game, [3]);
  expect([setup.bots, setup.fits]).toEqual([1, true]);
  expect(setup.wish().seats).toEqual([
    { kind: "member", member: 3 },
    { kind: "bot", bot: "good" },
  ]);
});

test("too many or too few do not fit", () => {
  const setup = new Setup(game, [0, 1, 2]);
  setup.free = 1;
  expect(setup.fits).toBe(false);
  setup.toggle(0);
  expect([setup.fits, setup.seats]).toEqual([true, 3]);
  setup.toggle(1);
  setup.toggle(2);
  expect(setup.fits).toBe(false);
});
