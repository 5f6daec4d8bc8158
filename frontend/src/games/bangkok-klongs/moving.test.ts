import { expect, test } from "vitest";
import { onlyWay } from "./moving.ts";

const lying = (...ways: string[]) => ({ boats: [{ field: "a1", ways }], seat: 1, movement_cards: [2, 1] });

test("of a boat with one way only it is said where that leads, and what it costs", () => {
  const args = { field: "A1", target: "B2", cards: 1 };
  expect(onlyWay(lying("b2"), "a1")).toEqual({ key: "market-only-way", args });
  expect(onlyWay(lying("a2", "b2"), "a1")).toBeUndefined();
  expect(onlyWay(lying(), "a1")).toBeUndefined();
});
