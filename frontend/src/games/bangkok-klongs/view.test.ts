import { expect, test } from "vitest";
import { emblemIn, liftedBoat, ownHand, stores, type Boat, type BangkokView } from "./view.ts";

const boat = (word: string): Boat => {
  const [good, , baskets] = word.split("-");
  return baskets === undefined
    ? { boat: word, kind: "thief", good: null, baskets: 0, symbol: false }
    : { boat: word, kind: "ownable", good: good as Boat["good"], baskets: Number(baskets), symbol: false };
};

test("every good of a stock counts 1 + 2 + 3 and so on; special boats count nothing", () => {
  const stock = ["fish-own-1", "fish-own-1", "thief", "fish-own-3", "banana-own-0"].map(boat);
  expect(stores(stock)).toEqual([
    { what: "banana", count: 1, points: 1 },
    { what: "fish", count: 3, points: 6 },
    { what: "thief", count: 1, points: 0 },
  ]);
});

test("a boat's word tells what it shows", () => {
  expect(emblemIn("coconut-neutral-2")).toBe("coconut");
  expect(emblemIn("warden")).toBe("warden");
});

test("who watches has no hand; who plays finds the boat that is lifted in it", () => {
  const hands = [[{ boat: "?boat" }], [boat("fish-own-1"), boat("rice-own-2")]];
  const view = { seat: 1, hands, lifted: "rice-own-2" } as unknown as BangkokView;
  expect(ownHand(view)).toHaveLength(2);
  expect(liftedBoat(view)?.good).toBe("rice");
  expect(ownHand({ ...view, seat: -1 })).toEqual([]);
});
