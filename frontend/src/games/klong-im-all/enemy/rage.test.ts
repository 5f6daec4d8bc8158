import { expect, test } from "vitest";
import { sampleOf } from "../sample.ts";
import { corner, eyeOf, lampsOf } from "./rage.ts";

const at = (rage: number) => sampleOf(["HG", "PK", "KS"], rage).view;

test("every step is a lamp; those behind the marker are past", () => {
  const lamps = lampsOf(at(4));
  expect(lamps.map(({ cubes }) => cubes)).toEqual([2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6]);
  expect(lamps.map(({ state }) => state).join(" ")).toMatch(/^past past past on( ahead){7}$/);
  for (const { x, y } of lamps) {
    expect(x).toBeGreaterThan(corner.x);
    expect(y).toBeLessThan(corner.y + corner.height);
  }
});

test("what waits on a step lies beside its lamp until the marker comes", () => {
  expect(lampsOf(at(7)).map(({ hunters }) => hunters.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2]);
  expect(lampsOf(at(9)).map(({ hunters }) => hunters.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(lampsOf(at(9)).findIndex(({ blockade }) => blockade)).toBe(9);
  expect(lampsOf(at(10)).some(({ blockade }) => blockade)).toBe(false);
});

test("the eye is off, an ember, lit, and blazes from the red zone on", () => {
  expect([1, 2, 4, 5, 7, 8, 11].map((rage) => eyeOf(at(rage)))).toEqual([0, 1, 1, 2, 2, 3, 3]);
});
