import { expect, test } from "vitest";
import type { Barred, Decision, Option } from "../../generated/wire";
import { spotAt } from "../shared/spots.ts";
import { farEnd, readSpots, stepsOf } from "./spots.ts";
import { tollOf } from "./map/walks.ts";
import type { DelveView } from "./view.ts";

const option = (id: string): Option => ({ id, label: { key: id, args: {} } });
const barred = (id: string, rule = "KL-046"): Barred => ({
  id,
  label: { key: id, args: {} },
  rule,
  refusal: { key: rule, args: {} },
});
const asked = (options: string[], no: string[] = []): Decision => ({
  seat: 0,
  ask: "ask-turn",
  options: options.map(option),
  barred: no.map((id) => barred(id)),
});
const view = { turn: 0, heroes: [{ room: "14" }], reach: [] } as unknown as DelveView;

test.each([
  ["play:burgle", "hand/burgle"],
  ["discard:burgle", "hand/burgle"],
  ["buy:explore", "row/explore"],
  ["use:ladder", "row/ladder"],
  ["fight:goblin", "row/goblin"],
  ["replace:ogre", "row/ogre"],
  ["move:14-19", "room/19"],
  ["battle:8-14/1", "room/8"],
  ["teleport:9", "room/9"],
  ["fetch:9", "room/9"],
  ["take:ring", "room/14"],
  ["trade:backpack", "good/backpack"],
  ["drink:healing", "own/healing"],
  ["trash:burgle/area", "area/burgle"],
  ["trash:burgle/discard", "discard/burgle"],
  ["end", "end"],
])("%s is about %s", (id, key) => {
  expect(spotAt(readSpots(asked([id]), view), key).options).toEqual([option(id)]);
});

test("what is about no thing lies nowhere", () => {
  expect(readSpots(asked(["choose:gold-1", "leave", "keep"]), view).size).toBe(0);
});

test("a tunnel leads to its other end, whichever way it is drawn", () => {
  expect(farEnd("14-19", "14")).toBe("19");
  expect(farEnd("14-19", "19")).toBe("14");
  expect(farEnd("7>3", "3")).toBe("7");
});

test("a room says why nobody can walk there, not that swords and teleports are missing too", () => {
  const spots = readSpots(asked([], ["move:14-19", "battle:14-19/1", "teleport:19", "teleport:9"]), view);
  expect(spotAt(spots, "room/19").barred.map(({ id }) => id)).toEqual(["move:14-19"]);
  expect(spotAt(spots, "room/9").barred.map(({ id }) => id)).toEqual(["teleport:9"]);
});

test("rooms further away are walked to step by step; next door one goes as always", () => {
  const reach = [
    { room: "15", boots: 1, swords: 0, damage: 0, teleports: 0, moves: ["move:14-15"] },
    { room: "16", boots: 2, swords: 0, damage: 0, teleports: 0, moves: ["move:14-15", "move:15-16"] },
    { room: "17", boots: 1, swords: 0, damage: 1, teleports: 1, moves: ["move:14-15", "teleport:17"] },
  ];
  const spots = readSpots(asked(["move:14-15"]), { ...view, reach });
  expect(tollOf(spotAt(spots, "room/17"))).toEqual({ boots: 1, swords: 0, damage: 1, teleports: 1 });
  expect(stepsOf(spotAt(spots, "room/16"), { reach })).toEqual(["move:14-15", "move:15-16"]);
  expect(stepsOf(spotAt(spots, "room/15"), { reach })).toBeUndefined();
  expect(tollOf(spotAt(spots, "room/16"))).toEqual({ boots: 2, swords: 0, damage: 0 });
});

test("whoever is not asked walks nowhere", () => {
  const reach = [{ room: "16", boots: 2, swords: 0, damage: 0, teleports: 0, moves: ["move:14-15", "move:15-16"] }];
  expect(readSpots({ seat: 1, ask: "ask-turn" }, { ...view, reach }).size).toBe(0);
});
