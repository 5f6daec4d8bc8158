import { expect, test } from "vitest";
import type { Game } from "../generated/wire";
import { againstBots, best, usualSeats } from "./seating.ts";

const strife: Game = { id: "strife-of-gods", version: 1, fewest: 2, most: 4, options: [], bots: ["random", "strife"] };

test("the best bot is the last one named", () => {
  expect(best(strife)).toBe("strife");
  expect(best({ ...strife, bots: [] })).toBe("");
});

test("a table usually has three seats, if the game does", () => {
  expect(usualSeats(strife)).toBe(3);
  expect(usualSeats({ ...strife, most: 2 })).toBe(2);
  expect(usualSeats({ ...strife, fewest: 4, most: 6 })).toBe(4);
});

test("against bots there is one person and the best of them", () => {
  expect(againstBots(strife, "Ida")).toEqual([
    { kind: "person", name: "Ida" },
    { kind: "bot", bot: "strife" },
    { kind: "bot", bot: "strife" },
  ]);
});
