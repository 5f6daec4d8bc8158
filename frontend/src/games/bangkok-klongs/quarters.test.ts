import { expect, test } from "vitest";
import { closedFields, onlyWay, waysFrom } from "./quarters.ts";

const market = (boats: readonly string[], diagonal = true) => ({
  columns: 10,
  rows: 8,
  boats: boats.map((field) => ({ field })),
  options: { diagonal_moves: diagonal },
  seat: 1,
  movement_cards: [2, 1],
});

test("the free field of a quarter with three boats is closed", () => {
  expect(closedFields(market(["a1", "b1"]))).toEqual([]);
  expect(closedFields(market(["a1", "b1", "a2"]))).toEqual(["b2"]);
  expect(closedFields(market(["b1", "c1", "b2", "c2", "b3"]))).toEqual([]); // side by side, but in several quarters
});

test("a boat goes to a free field next to it", () => {
  expect(waysFrom("a1", market(["a1", "b1"]))).toEqual(["a2", "b2"]);
  expect(waysFrom("a1", market(["a1", "b1"], false))).toEqual(["a2"]);
  expect(waysFrom("j8", market(["j8"]))).toEqual(["i7", "j7", "i8"]);
});

test("a full quarter takes nobody in, but those who are there may move about in it", () => {
  const full = ["a1", "b1", "a2"];
  expect(waysFrom("a1", market(full))).toEqual(["b2"]);
  expect(waysFrom("c3", market([...full, "c3"]))).not.toContain("b2");
});

test("of a boat with one way only it is said where that leads, and what it costs", () => {
  const args = { field: "A1", target: "B2", cards: 1 };
  expect(onlyWay("a1", market(["a1", "b1", "a2"]))).toEqual({ key: "market-only-way", args });
  expect(onlyWay("a1", market(["a1", "b1"]))).toBeUndefined();
});
