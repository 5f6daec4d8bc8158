import { expect, test } from "vitest";
import type { Spot } from "../../board.ts";
import { deedsIn, wayInto } from "./tolls.ts";

const spot = (id: string, args: Record<string, number> = {}): Spot => ({
  options: [{ id, label: { key: "option", args } }],
  barred: [],
});
const told = (found: Spot, reach: readonly string[] = []) =>
  wayInto(found, {
    reach: reach.length ? [{ room: "KO-7", boots: 1, swords: 0, damage: 0, teleports: 0, moves: reach }] : [],
  })?.map(({ what, count }) => `${what} ${count}`.trim());

test("a way on foot costs boots, swords and hearts", () => {
  expect(told(spot("move:KO-1-3", { boots: 2 }))).toEqual(["boot 2"]);
  expect(told(spot("battle:FR-1-3/1", { boots: 1, swords: 1 }))).toEqual(["boot 1", "sword 1"]);
});

test("lift and telepads cost nothing but show what they are", () => {
  expect(told(spot("lift:KO-H2"))).toEqual(["hyperlift"]);
  expect(told(spot("telepad:HG-5"))).toEqual(["telepad"]);
  expect(told(spot("beam:HG-5"))).toEqual(["telepad"]);
});

test("a way of several steps tells whether one rides", () => {
  const walk = spot("walk:KO-7", { boots: 1 });
  expect(told(walk, ["move:FR-1-H", "lift:KO-H2"])).toEqual(["boot 1", "hyperlift"]);
  expect(told(walk, ["move:FR-1-H", "move:KO-7-H2"])).toEqual(["boot 1"]);
});

test("no way, no price; a port says that a data marker is wanted", () => {
  expect(told({ options: [], barred: [] })).toBeUndefined();
  expect(told(spot("visit:port_noise1"))).toBeUndefined();
  expect(deedsIn(spot("visit:port_noise1"))).toEqual([{ what: "data", count: "" }]);
  expect(deedsIn(spot("take:artifact_5"))).toEqual([]);
});
