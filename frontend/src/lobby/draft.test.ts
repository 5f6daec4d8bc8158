import { expect, test } from "vitest";
import type { Game, Switch } from "../generated/wire";
import { Draft } from "./draft.svelte.ts";

const champions: Switch = { name: "champions", values: [true, false], rule: "SG-031" };
const cards: Switch = { name: "cards", values: [4, 5], rule: "SG-002" };
const game: Game = {
  id: "strife-of-gods",
  version: 1,
  fewest: 2,
  most: 4,
  options: [champions, cards],
  bots: ["random", "strife"],
};
const guest = (number: number) => `Gast ${number}`;
const sitting = (draft: Draft) => draft.seats.map((seat) => seat.sitter);

test("at first I sit down and the other seats wait for friends", () => {
  const draft = new Draft(game, "Ida");
  expect(sitting(draft)).toEqual(["me", "open", "open"]);
  expect(draft.wish(guest)).toEqual({
    game: "strife-of-gods",
    seats: [{ kind: "person", name: "Ida" }, { kind: "open" }, { kind: "open" }],
    options: {},
    listed: false,
    talk: true,
    undo: "strict",
    pace: "live",
    clock: false,
  });
  expect(draft.together).toBe(true);
});

test("whoever plays alone against bots may take back what was shown, unless something else is wished", () => {
  const draft = new Draft(game, "Ida");
  draft.sit(1, "bot");
  expect(draft.undo).toBe("strict");
  draft.sit(2, "bot");
  expect(draft.undo).toBe("lenient");
  draft.undo = "strict";
  expect(draft.wish(guest).undo).toBe("strict");
  draft.undo = "lenient";
  draft.sit(2, "here");
  expect(draft.wish(guest).undo).toBe("lenient");
});

test("whoever sits here has a name, whatever it is", () => {
  const draft = new Draft(game, " ");
  draft.sit(1, "here");
  draft.sit(2, "here");
  draft.seats[2]!.name = " Ben ";
  expect(draft.wish(guest).seats.map((seat) => seat.name)).toEqual(["Gast 1", "Gast 2", "Ben"]);
});

test("a bot is the best one until another is chosen", () => {
  const draft = new Draft(game, "Ida");
  draft.sit(1, "bot");
  draft.sit(2, "bot");
  draft.seats[2]!.bot = "random";
  expect(draft.wish(guest).seats.slice(1)).toEqual([
    { kind: "bot", bot: "strife" },
    { kind: "bot", bot: "random" },
  ]);
});

test("I can't sit in two places", () => {
  const draft = new Draft(game, "Ida");
  draft.sit(2, "me");
  expect(sitting(draft)).toEqual(["open", "open", "me"]);
});

test("with fewer seats I still have one, and a seat comes back as it was", () => {
  const draft = new Draft(game, "Ida");
  draft.resize(4);
  draft.sit(2, "bot");
  draft.sit(3, "me");
  draft.resize(2);
  expect(sitting(draft)).toEqual(["open", "me"]);
  draft.resize(4);
  expect(sitting(draft)).toEqual(["open", "me", "bot", "open"]);
});

test("only rules that differ from the usual ones are asked for", () => {
  const draft = new Draft(game, "Ida");
  draft.set(champions, false);
  draft.set(cards, 5);
  draft.set(cards, 4);
  expect(draft.changed).toEqual([champions]);
  expect(draft.wish(guest).options).toEqual({ champions: false });
  expect(draft.options).toEqual({ champions: false, cards: 4 });
});
