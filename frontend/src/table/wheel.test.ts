import { expect, test } from "vitest";
import { turned } from "./wheel.ts";

test("a notch of the wheel is one step, whatever it counts in; a pinch follows the fingers", () => {
  const wheel = (deltaY: number, ctrlKey = false, deltaMode = 0) => turned({ deltaY, deltaMode, ctrlKey });
  expect(wheel(-100)).toBeCloseTo(Math.exp(0.25));
  expect([wheel(-120), wheel(-120, true), wheel(-3, false, 1)]).toEqual([wheel(-100), wheel(-100), wheel(-100)]);
  expect(wheel(-5, true)).toBeCloseTo(Math.exp(0.05));
  expect(wheel(-5, true) * wheel(5, true)).toBeCloseTo(1);
});
