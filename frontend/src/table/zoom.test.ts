import { expect, test } from "vitest";
import { bounded, scrolled, turned } from "./zoom";

test("the point under the fingers stays there", () => {
  const at = { x: 100, y: 300 };
  const scroll = scrolled({ x: 0, y: 50 }, at, at, 2);
  expect(scroll).toEqual({ x: 100, y: 400 });
  expect((0 + at.x) * 2 - scroll.x).toBe(at.x);
  expect((50 + at.y) * 2 - scroll.y).toBe(at.y);
});

test("fingers that move together move the board", () => {
  expect(scrolled({ x: 80, y: 80 }, { x: 10, y: 10 }, { x: 30, y: 5 }, 1)).toEqual({ x: 60, y: 85 });
});

test("a board is never smaller than its frame, nor larger than anybody can use", () => {
  expect([0.3, 2, 9].map(bounded)).toEqual([1, 2, 4]);
});

test("a notch of the wheel is one step, whatever it counts in; a pinch follows the fingers", () => {
  const wheel = (deltaY: number, ctrlKey = false, deltaMode = 0) => turned({ deltaY, deltaMode, ctrlKey });
  expect(wheel(-100)).toBeCloseTo(Math.exp(0.25));
  expect([wheel(-120), wheel(-120, true), wheel(-3, false, 1)]).toEqual([wheel(-100), wheel(-100), wheel(-100)]);
  expect(wheel(-5, true)).toBeCloseTo(Math.exp(0.05));
  expect(wheel(-5, true) * wheel(5, true)).toBeCloseTo(1);
});
