import { expect, test } from "vitest";
import type { Decision, Said, Told, Update } from "../generated/wire";
import { isDue, partOf, type When } from "./due.ts";

const seat = (number: number): Said => ({ key: "seat", args: { seat: number } });
const told = (key: string, who = 0, args: Said["args"] = {}): Told => ({
  version: 1,
  said: { key, args: { who: seat(who), ...args } },
});

function at(decision: Partial<Decision> | null, view: Record<string, unknown> = {}, over = false): Update {
  return { seat: 0, version: 3, view, decision, ending: over ? {} : null } as unknown as Update;
}

const asked: Partial<Decision> = {
  seat: 0,
  ask: "ask-turn",
  options: [
    { id: "buy:goblin", label: { key: "x", args: {} } },
    { id: "end", label: { key: "x", args: {} } },
  ],
  barred: [{ id: "move:1-2", label: { key: "x", args: {} }, rule: "R", refusal: { key: "x", args: {} } }],
};

const due = (when: When, update: Update = at(asked), log: Told[] = [], seen: string[] = []) =>
  isDue(when, { update, log, seen: new Set(seen) });

test("a question is a trigger for whoever is asked", () => {
  expect(due({ ask: "ask-turn" })).toBe(true);
  expect(due({ ask: "ask-take" })).toBe(false);
  expect(due({ ask: "ask-turn" }, at({ ...asked, seat: 1 }))).toBe(false);
});

test("choices are known by their verbs, offered or barred", () => {
  expect(due({ offered: "buy" })).toBe(true);
  expect(due({ offered: "bu" })).toBe(false);
  expect(due({ offered: "end" })).toBe(true);
  expect(due({ offered: "move" })).toBe(false);
  expect(due({ barred: "move" })).toBe(true);
  expect(due({ barred: "buy" })).toBe(false);
  expect(due({ refused: "R" })).toBe(true);
  expect(due({ refused: "S" })).toBe(false);
});

test("without a word about the turn, nothing is pointed out while others play", () => {
  const others = at({ seat: 1, ask: "ask-turn" }, { rage: 3 });
  expect(due({ view: { rage: 3 } }, others)).toBe(false);
  expect(due({ turn: "any", view: { rage: 3 } }, others)).toBe(true);
  expect(due({ turn: "others", view: { rage: 3 } }, others)).toBe(true);
  expect(due({ turn: "others" }, at(asked))).toBe(false);
});

test("what has happened is counted, by whom and of what", () => {
  const log = [told("event-took", 0, { card: { key: "card-ring", args: {} } }), told("event-took", 1), told("event-took", 1)];
  expect(due({ happened: "event-took" }, at(asked), log)).toBe(true);
  expect(due({ happened: "event-moved" }, at(asked), log)).toBe(false);
  expect(due({ happened: { event: "event-took", who: "me", least: 2 } }, at(asked), log)).toBe(false);
  expect(due({ happened: { event: "event-took", who: "other", least: 2 } }, at(asked), log)).toBe(true);
  expect(due({ happened: { event: "event-took", of: { card: "card-r*" } } }, at(asked), log)).toBe(true);
  expect(due({ happened: { event: "event-took", of: { card: "card-vase" } } }, at(asked), log)).toBe(false);
});

test("parts of the view are values, ranges or lists", () => {
  const view = {
    heroes: [
      { gold: 7, room: "3", tokens: ["ring", "egg"] },
      { gold: 0, tokens: [] },
    ],
    boats: [{ kind: "thief" }, { kind: "neutral" }],
  };
  const update = at(asked, view);
  expect(partOf(update, "heroes.$me.gold")).toBe(7);
  expect(partOf(update, "boats.*.kind")).toEqual(["thief", "neutral"]);
  expect(partOf(update, "heroes.$me.nothing.at.all")).toBeUndefined();
  expect(due({ view: { "heroes.$me.gold": { least: 7 } } }, update)).toBe(true);
  expect(due({ view: { "heroes.$me.gold": { least: 8 } } }, update)).toBe(false);
  expect(due({ view: { "heroes.$me.gold": { most: 6 } } }, update)).toBe(false);
  expect(due({ view: { "heroes.$me.gold": { not: 7 } } }, update)).toBe(false);
  expect(due({ view: { "heroes.$me.tokens": { has: ["vase", "ring"] } } }, update)).toBe(true);
  expect(due({ view: { "boats.*.kind": { has: "coo*" } } }, update)).toBe(false);
  expect(due({ view: { "heroes.$me.room": { has: ["3", "4"] } } }, update)).toBe(true);
  expect(due({ view: { "heroes.$me.room": { has: ["4"] } } }, update)).toBe(false);
  expect(due({ view: { "heroes.$me.tokens.length": 2 } }, update)).toBe(true);
});

test("one moment can wait for another, and one of several conditions is enough", () => {
  expect(due({ ask: "ask-turn", after: "hand" })).toBe(false);
  expect(due({ ask: "ask-turn", after: "hand" }, at(asked), [], ["hand"])).toBe(true);
  expect(due([{ ask: "ask-take" }, { offered: "end" }])).toBe(true);
});

test("the end is a moment of its own", () => {
  expect(due({ over: true }, at(null, {}, true))).toBe(true);
  expect(due({ over: true })).toBe(false);
  expect(due({ turn: "any" }, at(null, {}, true))).toBe(false);
});
