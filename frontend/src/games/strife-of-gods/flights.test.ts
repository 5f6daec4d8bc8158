import { expect, test } from "vitest";
import { motionOf } from "./flights.ts";
import type { ShownCard, StrifeView } from "./view.ts";

const cards = (text = ""): ShownCard[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((word) => ({ card: word.replace("#", ""), blocked: word.startsWith("#") }));

interface Sketch {
  ring?: string;
  displays?: string[];
  centre?: string;
  drawn?: string;
  removed?: string;
  round?: number;
}

function viewOf({ ring, displays = ["", ""], centre, drawn, removed, round = 1 }: Sketch): StrifeView {
  return {
    round,
    ring: cards(ring).map((card, i) => ({ ...card, place: `r0${i + 1}`, edge: false, gap_after: false })),
    displays: displays.map(cards),
    centre: cards(centre),
    drawn: cards(drawn),
    removed: cards(removed),
  } as unknown as StrifeView;
}

const between = (before: Sketch, now: Sketch) => motionOf(viewOf(before), viewOf(now));

test("a taken card flies from its place to the display", () => {
  const before = viewOf({ ring: "red-1 blue-2" });
  const now = { ...viewOf({ displays: ["red-1", ""] }), ring: before.ring.slice(1) };
  expect(motionOf(before, now).flights).toEqual([{ card: "red-1", from: "r01", to: "s0/0" }]);
});

test("what moves up in a display does not fly", () => {
  const { flights } = between({ displays: ["red-1 blue-2", ""] }, { displays: ["blue-2", ""], centre: "red-1" });
  expect(flights).toEqual([{ card: "red-1", from: "s0/0", to: "centre" }]);
});

test("a drawn card comes from its pile, and what was hidden turns out to be it", () => {
  expect(between({}, { drawn: "?number misha" }).flights).toEqual([
    { card: "?number", from: "numbers", to: "drawn/0" },
    { card: "misha", from: "champions", to: "drawn/1" },
  ]);
  expect(between({ drawn: "?number ?number" }, { displays: ["red-4", ""], removed: "?number" }).flights).toEqual([
    { card: "red-4", from: "drawn/0", to: "s0/0" },
    { card: "?number", from: "drawn/1", to: "removed" },
  ]);
});

test("cards change places", () => {
  expect(between({ displays: ["red-1", "blue-2"] }, { displays: ["blue-2", "red-1"] }).flights).toEqual([
    { card: "blue-2", from: "s1/0", to: "s0/0" },
    { card: "red-1", from: "s0/0", to: "s1/0" },
  ]);
});

test("a choice taken back sends a drawn card to its pile again", () => {
  expect(between({ displays: ["red-1", ""] }, {}).flights).toEqual([{ card: "red-1", from: "s0/0", to: "numbers" }]);
});

test("a blocked card turns where it lies", () => {
  expect(between({ ring: "red-1", displays: ["blue-2", ""] }, { ring: "#red-1", displays: ["#blue-2", ""] })).toEqual({
    flights: [],
    turned: ["r01", "s0/0"],
    dealt: false,
  });
});

test("a new round is laid out anew", () => {
  expect(between({ ring: "red-1" }, { ring: "blue-2", round: 2 })).toEqual({ flights: [], turned: [], dealt: true });
});
