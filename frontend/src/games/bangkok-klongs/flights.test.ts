import { expect, test } from "vitest";
import type { Told } from "../../generated/wire";
import { countersOf, flightsOf, gainsOf } from "./flights.ts";
import type { BangkokView } from "./view.ts";

const boat = (word: string) => ({ boat: word, ...(word.startsWith("?") ? {} : { kind: kindOf(word), good: goodOf(word) }) });
const kindOf = (word: string) => (word.includes("-own-") ? "ownable" : word.includes("-neutral-") ? "neutral" : word);
const goodOf = (word: string) => (word.includes("-") ? word.split("-")[0] : null);

interface Sketch {
  boats?: Record<string, string>;
  hands?: string[][];
  stocks?: string[][];
  piles?: Record<string, number>;
}

/** As seat 0 sees it. */
function viewOf({ boats = {}, hands = [[], []], stocks = [[], []], piles = { boats: 9 } }: Sketch): BangkokView {
  return {
    seat: 0,
    boats: Object.entries(boats).map(([field, word]) => ({ ...boat(word), field, merchant: null })),
    hands: hands.map((hand) => hand.map(boat)),
    stocks: stocks.map((stock) => stock.map(boat)),
    piles,
  } as unknown as BangkokView;
}

const between = (before: Sketch, now: Sketch) => flightsOf(viewOf(before), viewOf(now));

test("a boat sails from the hand to its field, and back when that is undone", () => {
  const held = { hands: [["rice-own-1", "fish-own-1"], []] };
  const placed = { hands: [["rice-own-1"], []], boats: { d4: "fish-own-1" } };
  expect(between(held, placed)).toEqual([{ from: "hand/1", to: "d4" }]);
  expect(between(placed, held)).toEqual([{ from: "d4", to: "hand/1" }]);
});

test("somebody else's boat comes from where they sit", () => {
  const before = { hands: [[], ["?boat", "?boat"]] };
  expect(between(before, { hands: [[], ["?boat"]], boats: { d4: "thief" } })).toEqual([{ from: "s1", to: "d4" }]);
});

test("a moved boat sails from field to field", () => {
  expect(between({ boats: { d4: "fish-own-1" } }, { boats: { e5: "fish-own-1" } })).toEqual([{ from: "d4", to: "e5" }]);
});

test("a boat that is taken goes into the stock, one that is stolen may go to the hand", () => {
  const before = { boats: { d4: "fish-own-1", a1: "rice-own-2" }, stocks: [["fish-own-1"], []] };
  const now = { hands: [["rice-own-2"], []], stocks: [["fish-own-1", "fish-own-1"], []] };
  expect(between(before, now)).toEqual([
    { from: "a1", to: "hand/0" },
    { from: "d4", to: "stock0/fish" },
  ]);
});

test("what comes from nowhere was drawn", () => {
  expect(between({}, { hands: [["fish-own-1"], []] })).toEqual([{ from: "pile/boats", to: "hand/0" }]);
  const piles = { seats: 5, merchants: 4 };
  expect(between({ piles }, { piles, hands: [["thief"], []] })).toEqual([{ from: "pile/merchants", to: "hand/0" }]);
  expect(between({ piles }, { piles, hands: [["fish-own-1"], []] })).toEqual([{ from: "pile/seats", to: "hand/0" }]);
});

test("nothing flies to where nobody sees it, nor when nothing has changed", () => {
  expect(between({}, { hands: [[], ["?boat"]] })).toEqual([]);
  expect(between({ boats: { d4: "fish-own-1" } }, { boats: { d4: "fish-own-1" } })).toEqual([]);
});

test("a counter goes on when its seat has scored", () => {
  const before = { ...viewOf({}), points: [3, 5], stock_points: [0, 2] };
  expect(countersOf(before, { ...before, points: [3, 9] })).toEqual([{ from: "counter/1", to: "counter/1" }]);
  expect(countersOf(before, { ...before, over: true })).toEqual([{ from: "counter/1", to: "counter/1" }]);
});

test("points fly from where they were earned", () => {
  const who = (seat: number) => ({ key: "seat", args: { seat } });
  const told = (key: string, args: Told["said"]["args"]): Told => ({ version: 1, said: { key, args } });
  expect(
    gainsOf([
      told("event-advanced", { who: who(1), space: 6, points: 3 }),
      told("event-master", { who: who(0), place: "B2–C3", baskets: 5, factor: 1 }),
      told("event-earned", { who: who(0), points: 10, merchants: 2 }),
      told("event-earned", { who: who(1), points: 0, merchants: 1 }),
      told("event-stock-scored", { who: who(1), good: { key: "good-fish", args: {} }, count: 2, points: 3 }),
    ]),
  ).toEqual([
    { from: "space/6", to: "counter/1", points: 3 },
    { from: "b2-c3", to: "counter/0", points: 10 },
    { from: "stock1/fish", to: "counter/1", points: 3 },
  ]);
});
