import { expect, test } from "vitest";
import { layoutOf, spells } from "./form.ts";

test.each([
  [360, 588, "phone"],
  [390, 792, "phone"],
  [844, 338, "low"],
  [820, 1128, "tall"],
  [1100, 748, "wide"],
  [1280, 668, "wide"],
  [2560, 1388, "wide"],
] as const)("%i by %i is laid out %s", (width, height, form) => {
  const layout = layoutOf(width, height);
  expect(layout.form).toBe(form);
  expect(layout.map.width).toBeLessThanOrEqual(width);
  if (form === "wide") {
    expect(layout.map.height + layout.bottom).toBeLessThan(height);
    expect(width - layout.map.width).toBeGreaterThan(430); // for what is on offer
  }
});

test("words beside signs make way for what is carried", () => {
  const carried = (...counts: number[]) => counts.map((count) => ({ count }));
  expect(spells(["wartet"], carried(1, 2), 19)).toBe(true);
  expect(spells(["wartet", "kein Schritt mehr"], carried(), 19)).toBe(true);
  expect(spells(["wartet", "kein Schritt mehr"], carried(1, 1, 1, 1, 1), 19)).toBe(false);
});
