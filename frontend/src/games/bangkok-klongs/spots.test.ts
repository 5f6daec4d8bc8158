import { expect, test } from "vitest";
import type { Decision } from "../../generated/wire";
import { spotAt } from "../shared/spots.ts";
import { handKey, pileKey, readSpots } from "./spots.ts";

const said = { key: "", args: {} };

function asks(options: string[], bars: string[] = []): Decision {
  return {
    seat: 0,
    ask: "",
    options: options.map((id) => ({ id, label: said })),
    barred: bars.map((id) => ({ id, label: said, rule: "BK-003", refusal: said })),
  };
}

const ids = (decision: Decision, key: string) => spotAt(readSpots(decision), key).options.map(({ id }) => id);

test.each(["to", "move", "fetch", "steal", "remove"])("%s is about a field", (verb) => {
  expect(ids(asks([`${verb}:d4`]), "d4")).toEqual([`${verb}:d4`]);
});

test("placing is about a boat in the hand, drawing about a pile, scoring about a landing place", () => {
  const decision = asks(["place:fish-own-1", "draw:seats", "score:b2-c3"]);
  expect(ids(decision, handKey("fish-own-1"))).toEqual(["place:fish-own-1"]);
  expect(ids(decision, pileKey("seats"))).toEqual(["draw:seats"]);
  expect(ids(decision, "b2-c3")).toEqual(["score:b2-c3"]);
});

test("what is barred is about the same things", () => {
  expect(spotAt(readSpots(asks([], ["to:a1"])), "a1").barred).toHaveLength(1);
});

test("passing is about nothing on the board", () => {
  expect(readSpots(asks(["stay", "leave", "spare", "stock", "hand", "decline"])).size).toBe(0);
});
