import { expect, test } from "vitest";
import { bounded, scrolled } from "./zoom";

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
