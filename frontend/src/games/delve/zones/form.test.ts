import { expect, test } from "vitest";
import { filmed } from "./film.ts";
import { layoutOf } from "./form.ts";

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
    expect(layout.map.width / width).toBeGreaterThan(0.49); // the board is what one looks at
    expect(width - layout.map.width).toBeGreaterThan(layout.narrow ? 370 : 430); // for what is on offer
  }
});

test.each([
  [360, 450, "phone"],
  [844, 290, "low"],
  [820, 1050, "tall"],
  [972, 599, "wide"],
  [1100, 690, "wide"],
  [2160, 1320, "wide"],
] as const)("%i by %i is shown %s", (width, height, form) => {
  const layout = filmed(width, height);
  expect(layout.form).toBe(form);
  expect(layout.map.width).toBeLessThanOrEqual(width);
  if (form === "wide") {
    expect(layout.map.height + layout.bottom).toBeLessThan(height);
    expect(layout.map.width).toBeGreaterThan(width / 2); // it is what one looks at
  }
});
