import { expect, test } from "vitest";
import type { Told } from "../../generated/wire";
import { chapters } from "../../table/history.ts";
import { gistOf } from "./gist.ts";

const told = (key: string, seat: number): Told => ({
  version: 1,
  said: { key, args: { who: { key: "seat", args: { seat } } } },
});
const [chapter] = chapters([
  told("event-played", 1),
  told("event-moved", 1),
  told("event-bought", 1),
  told("event-made-noise", 0),
  told("event-began-turn", 2),
]);

test("the gist of a turn is what weighs most, and first of all what was done to me", () => {
  expect(gistOf(chapter!, 2, 2)?.key).toBe("event-bought");
  expect(gistOf(chapter!, 0, 2)?.key).toBe("event-made-noise");
});

test("a turn that goes on is told as it goes, and one without weight as it began", () => {
  expect(gistOf(chapter!, 0, 1)?.key).toBe("event-began-turn");
  expect(gistOf({ ...chapter!, events: [told("event-played", 1), told("event-drew", 1)] }, 0, 2)?.key).toBe("event-played");
});
