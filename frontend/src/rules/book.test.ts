import { describe, expect, it } from "vitest";
import type { Rule } from "../generated/wire";
import { Book } from "./book.ts";

function rule(id: string, section: string, option = ""): Rule {
  const none = {};
  return { id, section, title: none, text: none, why: none, only_reading: none, see: [], option, status: "done" };
}

const tie = { name: "tie", values: ["shields", "shared"], rule: "SG-G24" };
const rules = [
  rule("SG-020", "scoring"),
  rule("SG-G01", "rulings"),
  rule("SG-021", "scoring"),
  rule("SG-G24", "rulings", "tie"),
];
const book = new Book("strife-of-gods", rules, [tie]);

describe("a book", () => {
  it("is in sections, in the order they begin", () => {
    expect(book.sections.map(({ name, rules: own }) => [name, own.map(({ id }) => id)])).toEqual([
      ["scoring", ["SG-020", "SG-021"]],
      ["rulings", ["SG-G01", "SG-G24"]],
    ]);
  });

  it("finds a rule however its id is written", () => {
    expect(book.find(" sg-g01 ")).toBe(rules[1]);
    expect(book.find("SG-999")).toBeUndefined();
  });

  it("knows the neighbours of a rule", () => {
    expect(book.neighbours(rules[0]!)).toEqual([undefined, rules[1]]);
    expect(book.neighbours(rules[3]!)).toEqual([rules[2], undefined]);
  });

  it("knows the switch that turns a rule", () => {
    expect(book.setting(rules[3]!)).toBe(tie);
    expect(book.setting(rules[0]!)).toBeUndefined();
  });
});

describe("a text in pieces", () => {
  it("links rules that exist, and only those", () => {
    const text = "Zu zweit gilt SG-G01, nicht SG-999.";
    expect(book.runs(text).map((run) => [run.text, run.rule])).toEqual([
      ["Zu zweit gilt ", ""],
      ["SG-G01", "SG-G01"],
      [", nicht SG-999.", ""],
    ]);
  });

  it("marks what was looked for, inside links too", () => {
    expect(book.runs("gilt SG-020", ["sg"])).toEqual([
      { text: "gilt ", rule: "", hit: false },
      { text: "SG", rule: "SG-020", hit: true },
      { text: "-020", rule: "SG-020", hit: false },
    ]);
  });

  it("loses nothing", () => {
    const text = "Gold, Silber, SG-020 und SG-G01: Gold.";
    expect(
      book
        .runs(text, ["gold", "und"])
        .map((run) => run.text)
        .join(""),
    ).toBe(text);
  });
});
