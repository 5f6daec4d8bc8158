import { expect, test } from "vitest";
import { sampleOf } from "../sample.ts";
import { todoOf } from "./todo.ts";

const { view } = sampleOf(["HG", "PK", "KS"], 1);
const states = (seat: number, shown = view) => todoOf(shown, seat).map(({ state }) => state);

test("two ports, the code, an artifact, a pod: one comes after the other", () => {
  expect(todoOf(view, 0).map(({ step }) => step)).toEqual(["first", "second", "code", "artifact", "pod"]);
  expect(states(0)).toEqual(["next", "later", "later", "later", "later"]);
  expect(states(1)).toEqual(["done", "next", "later", "later", "later"]);
  expect(states(2)).toEqual(["done", "done", "done", "next", "later"]);
  expect(states(3)).toEqual(["done", "done", "done", "done", "next"]);
});

test("whoever has escaped has done all; whoever is lost has not", () => {
  const with3 = (status: "escaped" | "lost") => ({
    ...view,
    heroes: view.heroes.map((hero, seat) => (seat === 3 ? { ...hero, status } : hero)),
  });
  expect(states(3, with3("escaped"))).toEqual(["done", "done", "done", "done", "done"]);
  expect(states(3, with3("lost")).at(-1)).toBe("next");
});
