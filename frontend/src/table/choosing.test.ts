import { expect, test } from "vitest";
import type { Barred, Option, Said } from "../generated/wire";
import { asksMe, declines, grouped, matching, outcome, reasons } from "./choosing";

const said = (key: string): Said => ({ key, args: {} });
const say = (message: Said): string => message.key;
const option = (label: string): Option => ({ id: label, label: said(label) });
const barred = (label: string, rule: string): Barred => ({ id: label, label: said(label), rule, refusal: said(`no ${rule}`) });

test("one option is chosen, several are asked, none says why not", () => {
  const [a, b] = [option("a"), option("b")];
  expect(outcome({ options: [a], barred: [barred("x", "R1")] })).toEqual({ kind: "choose", option: a });
  expect(outcome({ options: [a, b], barred: [] })).toEqual({ kind: "menu", options: [a, b] });
  expect(outcome({ options: [], barred: [barred("x", "R1")] })).toMatchObject({ kind: "why" });
  expect(outcome({ options: [], barred: [] })).toEqual({ kind: "nothing" });
});

test("the same refusal is given once", () => {
  const why = outcome({ options: [], barred: [barred("x", "R1"), barred("y", "R1"), barred("z", "R2")] });
  expect(why.kind === "why" && why.barred.map((b) => b.id)).toEqual(["x", "z"]);
});

test("labels that begin alike share a heading", () => {
  const groups = grouped(["Take: red", "Pass", "Take: blue", "Keep: red"].map(option), say);
  expect(groups.map((group) => [group.heading, ...group.items.map((item) => item.short)])).toEqual([
    ["Take", "red", "blue"],
    ["", "Pass", "Keep: red"],
  ]);
  expect(groups[0]?.items[0]?.label).toBe("Take: red");
});

test("a filter wants every word, in any case", () => {
  const [group] = grouped(["Take: red 4", "Take: red 2", "Take: blue 4"].map(option), say);
  expect(matching(group?.items ?? [], " RED 4").map((item) => item.label)).toEqual(["Take: red 4"]);
  expect(matching(group?.items ?? [], "")).toHaveLength(3);
});

test("what is barred for one reason stands together", () => {
  const found = reasons([barred("x", "R1"), barred("y", "R2"), barred("z", "R1")], say);
  expect(found.map((reason) => [reason.rule, ...reason.labels.map(say)])).toEqual([
    ["R1", "x", "z"],
    ["R2", "y"],
  ]);
});

test("only the whole question is mine to answer", () => {
  expect(asksMe({ seat: 1, ask: "ask-take", question: said("ask-take") }, 1)).toBe(true);
  expect(asksMe({ seat: 1, ask: "ask-take" }, 1)).toBe(false);
  expect(asksMe({ seat: 1, ask: "ask-take", question: said("ask-take") }, 0)).toBe(false);
  expect(asksMe(null, 0)).toBe(false);
});

test("to do without is told from to go on", () => {
  expect(["decline", "spare", "leave"].map(option).every(declines)).toBe(true);
  expect(["end", "stay", "keep:red-3", "draw"].map(option).some(declines)).toBe(false);
});
