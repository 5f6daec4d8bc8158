import { expect, test } from "vitest";
import type { Game } from "../generated/wire";
import { againstBots, best, counts, rememberCompany, strength, usualCompany, usualSeats } from "./seating.ts";

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

test("at first the company is gentle, then what was chosen last, as long as the game has it", () => {
  expect(usualCompany(strife)).toEqual({ count: 2, bot: "strife" });
  rememberCompany(strife, { count: 3, bot: "random" });
  expect(usualCompany(strife)).toEqual({ count: 3, bot: "random" });
  expect(usualCompany({ ...strife, most: 2 })).toEqual({ count: 1, bot: "strife" });
  expect(usualCompany({ ...strife, bots: ["other-easy", "other"] })).toEqual({ count: 2, bot: "other-easy" });
});

test("bots fill the seats a game can have", () => {
  expect(counts(strife)).toEqual([1, 2, 3]);
  expect(counts({ ...strife, fewest: 1, most: 2 })).toEqual([1]);
});

test("how strong a bot is, in a word", () => {
  expect(["random", "klong-easy", "klong"].map(strength)).toEqual(["random", "easy", "strong"]);
});

test("against bots there is one person, and so many of them", () => {
  expect(againstBots("Ida", { count: 2, bot: "strife" })).toEqual([
    { kind: "person", name: "Ida" },
    { kind: "bot", bot: "strife" },
    { kind: "bot", bot: "strife" },
  ]);
});
