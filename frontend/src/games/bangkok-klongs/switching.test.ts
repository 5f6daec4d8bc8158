import { expect, test } from "vitest";
import { handAt } from "./flights.ts";
import { otherBoat } from "./switching.ts";
import type { BangkokView } from "./view.ts";

const boat = (word: string) => ({ boat: word, kind: "ownable", good: "fish", baskets: 1, symbol: false });
const lying = (field: string, merchant: number, ...ways: string[]) => ({ ...boat(`b-${field}`), field, merchant, ways });

function view(ask: string): BangkokView {
  const hands = [[boat("fish-own-1"), boat("rice-own-2")]];
  const boats = [lying("a1", 0, "a2", "b2"), lying("b1", 0, "a2", "b2"), lying("c1", 1, "c2", "d1")];
  return { ask, seat: 0, lifted: "fish-own-1", focus: "a1", hands, boats } as unknown as BangkokView;
}

test("another boat of the hand is placed instead, but not the one that is taken up", () => {
  expect(otherBoat(view("ask-field"), handAt(1))).toBe("place:rice-own-2");
  expect(otherBoat(view("ask-field"), handAt(0))).toBeUndefined();
  expect(otherBoat(view("ask-field"), "b1")).toBeUndefined();
});

test("another own boat on the market is moved instead", () => {
  expect(otherBoat(view("ask-sail"), "b1")).toBe("move:b1");
  expect(otherBoat(view("ask-sail"), "a1")).toBeUndefined();
  expect(otherBoat(view("ask-sail"), "c1")).toBeUndefined();
});

test("a boat with one way only is not moved in passing", () => {
  const crowded = { ...view("ask-sail"), boats: [lying("b1", 0, "a2")] } as BangkokView;
  expect(otherBoat(crowded, "b1")).toBeUndefined();
});

test("any other question is not about taking up boats", () => {
  expect(otherBoat(view("ask-draw"), handAt(1))).toBeUndefined();
});
