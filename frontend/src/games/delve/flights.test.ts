import { expect, test } from "vitest";
import { flightsOf } from "./flights.ts";
import type { DelveView } from "./view.ts";

interface Sketch {
  turn?: number;
  rooms?: string[];
  row?: string[];
  hand?: string[];
  area?: string[];
  discard?: string[];
  parapet?: number;
  walker?: number | null;
}

/** As seat 0 sees it; the hero at work has the play area. */
function viewOf({
  turn = 0,
  rooms = ["1", "1"],
  row = [],
  hand = [],
  area = [],
  discard = [],
  parapet = 0,
  walker = null,
}: Sketch): DelveView {
  const heroes = rooms.map((room, seat) => ({
    room,
    hand: seat ? ["?card"] : hand,
    area: seat === turn ? area.map((card) => ({ card, waits: false, trashed: false })) : [],
    discard: seat ? [] : discard,
  }));
  return { seat: 0, turn, heroes, row: row.map((card, slot) => ({ card, slot })), parapet, walker } as unknown as DelveView;
}

const between = (before: Sketch, now: Sketch) => flightsOf(viewOf(before), viewOf(now));

test("a hero walks from room to room, and along the parapet", () => {
  expect(between({}, { rooms: ["1", "2"] })).toEqual([{ from: "hero/1", to: "hero/1" }]);
  expect(between({ parapet: 1, walker: 0 }, { parapet: 2, walker: 0 })).toEqual([{ from: "hero/0", to: "hero/0" }]);
});

test("a card goes from the hand into the play area, and back when that is undone", () => {
  const held = { hand: ["burgle", "stumble"] };
  const played = { hand: ["burgle"], area: ["stumble"] };
  expect(between(held, played)).toEqual([{ from: "hand/1", to: "area/0" }]);
  expect(between(played, held)).toEqual([{ from: "area/0", to: "hand/1" }]);
});

test("cards are drawn from the deck", () => {
  expect(between({ hand: ["burgle"] }, { hand: ["burgle", "sneak"] })).toEqual([{ from: "deck/0", to: "hand/1" }]);
});

test("after a turn a new hand comes from the deck, even if cards are the same", () => {
  expect(between({ area: ["burgle"] }, { turn: 1, hand: ["burgle"] })).toEqual([{ from: "deck/0", to: "hand/0" }]);
});

test("what others play comes from where they sit", () => {
  expect(between({ turn: 1 }, { turn: 1, area: ["sneak"] })).toEqual([{ from: "s1", to: "area/0" }]);
});

test("what is bought goes from the row onto the discard pile", () => {
  expect(between({ row: ["sneak", "ogre"] }, { row: ["ogre"], discard: ["sneak"] })).toContainEqual({
    from: "row/0",
    to: "discard/0",
  });
});

test("what is new in the row flies from nowhere", () => {
  expect(between({ row: ["ogre"] }, { row: ["kobold"] })).toEqual([]);
});
