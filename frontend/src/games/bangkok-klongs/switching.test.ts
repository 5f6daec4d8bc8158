import { expect, test } from "vitest";
import { handAt } from "./flights.ts";
import { otherBoat } from "./switching.ts";
import type { BangkokView } from "./view.ts";

const boat = (word: string) => ({ boat: word, kind: "ownable", good: "fish", baskets: 1, symbol: false });
const lying = (field: string, merchant: number) => ({ ...boat(`b-${field}`), field, merchant });

function view(ask: string): BangkokView {
  const hands = [[boat("fish-own-1"), boat("rice-own-2")]];
  const boats = [lying("a1", 0), lying("b1", 0), lying("c1", 1)];
  const [size, options] = [{ columns: 10, rows: 8 }, { diagonal_moves: true }];
  return { ask, seat: 0, lifted: "fish-own-1", focus: "a1", hands, boats, options, ...size } as unknown as BangkokView;
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
  const crowded = view("ask-sail");
  const boats = [...crowded.boats, ...["d1", "c2", "b2", "b3", "a3", "a4"].map((field) => lying(field, 1))];
  expect(otherBoat({ ...crowded, boats } as BangkokView, "b1")).toBeUndefined();
});

test("any other question is not about taking up boats", () => {
  expect(otherBoat(view("ask-draw"), handAt(1))).toBeUndefined();
});
