import { expect, test } from "vitest";
import type { Rule } from "../generated/wire";
import { search } from "./search.ts";
import { findThings, type Thing } from "./things.ts";
import { almost, distance } from "./typos.ts";

const thing = (id: string, name: string, text = "", kind: Thing["kind"] = "card"): Thing => ({ id, name, text, kind });
const things = [
  thing("boot", "Stiefel", "1 Stiefel bringt dich durch 1 Tunnel.", "sign"),
  thing("boots_swift", "Stiefel der Schnelligkeit", "3 Stiefel."),
  thing("mercenary", "Söldner", "1 Talent, 2 Schwerter."),
  thing("dragons_eye", "Drachenauge", "Nur in den Tiefen."),
];
const ids = (query: string) => findThings(things, query).map(({ id }) => id);

test("things are found by their names first, then by their texts", () => {
  expect(ids("stiefel")).toEqual(["boot", "boots_swift"]);
  expect(ids("soeldner")).toEqual(["mercenary"]);
  expect(ids("schwerter")).toEqual(["mercenary"]);
  expect(ids("")).toEqual([]);
});

test.each([
  ["Söldnr", "mercenary"],
  ["soldener", "mercenary"],
  ["Drahcenauge", "dragons_eye"],
  ["drachnauge", "dragons_eye"],
  ["stiefle", "boot"],
])("%s is forgiven", (typed, id) => {
  expect(ids(typed)).toContain(id);
});

test("what is like nothing finds nothing", () => {
  expect(ids("xylophon")).toEqual([]);
  expect(ids("abc")).toEqual([]);
});

test("slips are counted: a letter more, less, other, or in the wrong place", () => {
  expect(distance("haus", "haus", 2)).toBe(0);
  expect(distance("haus", "huas", 2)).toBe(1);
  expect(distance("haus", "has", 2)).toBe(1);
  expect(distance("haus", "maus", 2)).toBe(1);
  expect(distance("haus", "telefon", 2)).toBeGreaterThan(2);
  expect(almost("kristal", "kristallhohle")).toBe(true);
  expect(almost("hau", "maus")).toBe(false);
});

const rule = (id: string, text: string): Rule =>
  ({
    id,
    section: "s",
    title: { de: id },
    text: { de: text },
    why: {},
    only_reading: {},
    see: [],
    option: "",
    status: "done",
  }) as Rule;

test("rules forgive slips too, but only where a word occurs nowhere", () => {
  const rules = [
    rule("KL-055", "In einer Kristallhöhle endet deine Bewegung."),
    rule("KL-046", "Mit 1 Stiefel gehst du durch 1 Tunnel."),
  ];
  expect(search(rules, "Kristalhöle", "de").map(({ id }) => id)).toEqual(["KL-055"]);
  expect(search(rules, "tunnel", "de").map(({ id }) => id)).toEqual(["KL-046"]);
  expect(search(rules, "tunel", "de").map(({ id }) => id)).toEqual(["KL-046"]);
  expect(search(rules, "xylophon", "de")).toEqual([]);
});
