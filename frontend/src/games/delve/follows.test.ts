import { expect, test } from "vitest";
import type { Update } from "../../generated/wire";
import { print } from "../klong/print.ts";
import { followsOf } from "./follows.ts";
import { layOut } from "./laid.ts";

layOut(print);

const carrying = (...tokens: string[]): Update =>
  ({ view: { seat: 0, rage: 1, rage_track: [2, 3], heroes: [{ tokens }] } }) as unknown as Update;
const left = (...tokens: string[]): unknown => followsOf(carrying(...tokens), "take:ankh")?.args["left"];

test("whoever takes an artifact hears how many more can be carried", () => {
  const taken = { points: 7, left: 0, angers: "true" };
  expect(followsOf(carrying(), "take:ankh")).toEqual({ key: "raid-take-artifact", args: taken });
  const raging = carrying();
  Object.assign(raging.view, { rage: 2 });
  expect(followsOf(raging, "take:ankh")?.args["angers"]).toBe("false");
  expect(left("backpack")).toBe(1);
  expect(left("vase", "backpack")).toBe(0);
  expect(left("vase", "backpack", "backpack")).toBe(1);
});

test("of a card that is trashed it is said what it costs, or that everybody has it", () => {
  expect(followsOf(carrying(), "trash:burgle/area")?.key).toBe("raid-trash-starter");
  expect(followsOf(carrying(), "trash:pickaxe/area")).toEqual({ key: "raid-trash-points", args: { points: 2 } });
});
