import { expect, test } from "vitest";
import type { Update } from "../../generated/wire";
import { cautionOf } from "./caution.ts";

const update = (waste: object, departures = {}): Update => ({ view: { waste, departures } }) as unknown as Update;

test("whoever ends a turn hears what would be lost", () => {
  expect(cautionOf(update({ skill: 3, boots: 1 }), "end")).toEqual({
    key: "raid-waste",
    args: {
      what: {
        key: "list-2",
        args: { a: { key: "raid-waste-skill", args: { count: 3 } }, b: { key: "raid-waste-boots", args: { count: 1 } } },
      },
    },
  });
});

test("nothing is said when nothing is left, nor of anything but the end", () => {
  expect(cautionOf(update({}), "end")).toBeUndefined();
  expect(cautionOf(update({ skill: 3 }), "play:burgle")).toBeUndefined();
});

test("whoever goes out with something left is told what is lost", () => {
  const leaving = update({}, { "move:1-2": { cards: 2, boots: 1 } });
  expect(cautionOf(leaving, "move:1-2")).toEqual({
    key: "raid-waste-leaving",
    args: {
      what: {
        key: "list-2",
        args: { a: { key: "raid-waste-cards", args: { count: 2 } }, b: { key: "raid-waste-boots", args: { count: 1 } } },
      },
    },
  });
  expect(cautionOf(leaving, "move:2-3")).toBeUndefined();
});
