import { expect, test } from "vitest";
import type { DelveView } from "../view.ts";
import { cardAt, leafed } from "./places.ts";

const view = {
  seat: 0,
  turn: 1,
  row: [{ card: "ruby", slot: 2 }],
  heroes: [
    { hand: ["burgle", "stumble"], area: [], discard: ["sneak", "explore"] },
    { hand: ["?card"], area: [{ card: "search", waits: false, trashed: false }], discard: ["?card", "ladder"] },
  ],
} as unknown as DelveView;

test("a place tells its card", () => {
  expect(cardAt("row/2", view)).toBe("ruby");
  expect(cardAt("reserve/mercenary", view)).toBe("mercenary");
  expect(cardAt("hand/1", view)).toBe("stumble");
  expect(cardAt("area/0", view)).toBe("search");
  expect(cardAt("discarded/0", view)).toBe("explore");
});

test("what is no place of a card has none", () => {
  for (const at of [undefined, "row/0", "room/4", "hand/7"]) expect(cardAt(at, view)).toBeUndefined();
});

test("a discard pile is leafed through from the top; what lies covered is another's secret", () => {
  expect(leafed(["sneak", "explore"])).toEqual(["explore", "sneak"]);
  expect(leafed(["?card", "ladder"])).toEqual(["ladder"]);
});
