import { expect, test } from "vitest";
import { boatNotes, standingNotes } from "./naming.ts";
import type { BoardBoat, Boat } from "./view.ts";

// Without words every message is its key.
const boat = (kind: Boat["kind"], symbol = false): Boat => ({ boat: kind, kind, good: null, baskets: 0, symbol });
const lying = (kind: Boat["kind"], merchant: number | null): BoardBoat => ({ ...boat(kind), field: "d4", merchant, ways: [] });

test("a boat of the hand tells what placing it does, the parasol included", () => {
  expect(boatNotes(boat("ownable"))).toEqual(["market-does-ownable"]);
  expect(boatNotes(boat("neutral", true))).toEqual(["market-does-neutral", "market-does-luk-phat"]);
  expect(boatNotes(boat("thief"))).toEqual(["market-does-thief"]);
});

test("on the market somebody's boat speaks for itself, nobody's is explained", () => {
  expect(standingNotes(lying("ownable", 1))).toEqual([]);
  expect(standingNotes(lying("ownable", null))).toEqual(["market-does-vacant"]);
  expect(standingNotes(lying("neutral", null))).toEqual(["market-does-neutral"]);
  expect(standingNotes(lying("warden", null))).toEqual(["market-does-warden"]);
});
