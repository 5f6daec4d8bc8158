import { expect, test } from "vitest";
import type { Update } from "../../generated/wire";
import { cautionOf } from "./caution.ts";

const update = (waste: object): Update => ({ view: { waste } }) as unknown as Update;

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
