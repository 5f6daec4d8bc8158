import { describe, expect, test } from "vitest";
import { fit, heightFor, inside, lean, lengthOf, pointAt, slotAt } from "./track.ts";

const stadium = { a: 300, b: 100, r: 100 };
const places = 32;

describe("a track", () => {
  test("is as long as its straights and its circle", () => {
    expect(lengthOf(stadium)).toBeCloseTo(2 * Math.PI * 100 + 4 * 200);
    expect(lengthOf({ a: 50, b: 50, r: 0 })).toBe(400);
  });

  test("begins in the middle of the top and goes clockwise", () => {
    const whole = lengthOf(stadium);
    const at = (share: number) => pointAt(stadium, whole * share);
    expect(at(0)).toMatchObject({ x: 0, y: -100, angle: 0 });
    expect(at(0.25)).toMatchObject({ x: expect.closeTo(300), y: expect.closeTo(0), angle: expect.closeTo(90) });
    expect(at(0.5)).toMatchObject({ x: expect.closeTo(0), y: 100, angle: 180 });
    expect(at(0.75)).toMatchObject({ x: expect.closeTo(-300), y: expect.closeTo(0), angle: expect.closeTo(270) });
  });

  test("comes back to where it began, and knows what lies before its beginning", () => {
    const whole = lengthOf(stadium);
    expect(pointAt(stadium, whole + 10)).toEqual(pointAt(stadium, 10));
    expect(pointAt(stadium, -10).x).toBeCloseTo(-10);
  });

  test("has no jumps", () => {
    const track = { a: 170, b: 230, r: 110 };
    const whole = lengthOf(track);
    for (let i = 0; i < 500; i++) {
      const [one, two] = [pointAt(track, (whole * i) / 500), pointAt(track, (whole * (i + 1)) / 500)];
      expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeLessThanOrEqual(whole / 500 + 0.001);
    }
  });

  test("keeps its shape further inside", () => {
    expect(inside(stadium, 40)).toEqual({ a: 260, b: 60, r: 60 });
  });
});

describe.each([
  ["a huge screen", 2100, 900],
  ["a wide screen", 1024, 460],
  ["a low one", 960, 300],
  ["a tablet", 770, 740],
  ["a phone", 382, heightFor(382, places)],
  ["a small phone", 352, heightFor(352, places)],
])("on %s", (_, width, height) => {
  const shape = fit(width, height, places);
  const points = Array.from({ length: places }, (_, i) => slotAt(shape, i));

  test("all cards lie within the box", () => {
    for (const { x, y } of points) {
      expect(Math.abs(x)).toBeLessThanOrEqual((width - shape.cardHeight) / 2 + 0.5);
      expect(Math.abs(y)).toBeLessThanOrEqual((height - shape.cardHeight) / 2 + 0.5);
    }
  });

  test("neighbours nearly touch", () => {
    expect(shape.cardWidth).toBeGreaterThanOrEqual(shape.slot * 0.9);
  });

  test("a place is wide enough for a thumb", () => {
    expect(shape.slot).toBeGreaterThanOrEqual(40);
  });

  test("neighbours do not cover each other's middle", () => {
    for (const [i, one] of points.entries()) {
      const two = points[(i + 1) % places]!;
      expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThanOrEqual(shape.cardWidth * 0.98);
    }
  });
});

test("what is on a card never stands on its head", () => {
  expect([0, 45, 90, 135, 180, 225, 270, 315].map(lean)).toEqual([0, 45, 90, -45, 0, 45, 90, -45]);
});
