import { expect, test } from "vitest";
import { counters, stepAt } from "./quay.ts";

const size = { columns: 10, rows: 8 };

test("the track goes clockwise round the water", () => {
  const corner = stepAt(0, size);
  expect(corner.x).toBeLessThan(0);
  expect(corner.y).toBeLessThan(0);
  expect(stepAt(20, size)).toMatchObject({ upright: false });
  expect(stepAt(40, size)).toMatchObject({ upright: true });
  expect(stepAt(40, size).x).toBeGreaterThan(1000);
  expect(stepAt(65, size).y).toBeGreaterThan(800);
  expect(stepAt(90, size).x).toBeLessThan(0);
});

test("after a hundred points it begins anew", () => {
  expect(stepAt(113, size)).toEqual(stepAt(13, size));
});

test("all steps are equally far apart", () => {
  const far = (a: number, b: number) => {
    const [one, other] = [stepAt(a, size), stepAt(b, size)];
    return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
  };
  for (let score = 0; score < 100; score++) expect(far(score, score + 1)).toBeCloseTo(far(0, 1), 6);
});

test("counters on one step stand side by side", () => {
  const [one, two, three] = counters([7, 7, 40], size);
  expect(two!.x - one!.x).toBeGreaterThan(20);
  expect(one!.y).toBe(two!.y);
  expect(three).toMatchObject({ seat: 2, score: 40 });
  const [left, right] = counters([40, 140], size);
  expect(left!.x).toBe(right!.x);
  expect(right!.y).toBeGreaterThan(left!.y);
});
