import { expect, test } from "vitest";
import { overlap, standing, surroundings, touched } from "./standing.ts";

const size = { width: 300, height: 200 };
const screen = { width: 1400, height: 900 };

test("it stands beside what it points at, not on it and not on what is asked", () => {
  const target = { left: 600, top: 400, width: 100, height: 50 };
  const question = { box: { left: 700, top: 300, width: 400, height: 300 }, weight: 6 };
  const spot = standing(target, size, screen, [question], 50);
  expect(overlap({ ...spot, ...size }, target)).toBe(0);
  expect(overlap({ ...spot, ...size }, question.box)).toBe(0);
});

test("it is always wholly on the screen, below the head of the page", () => {
  for (const target of [
    undefined,
    { left: -50, top: -50, width: 60, height: 60 },
    { left: 1390, top: 890, width: 10, height: 10 },
  ]) {
    const { left, top } = standing(target, size, screen, [], 50);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + size.width).toBeLessThanOrEqual(screen.width);
    expect(top).toBeGreaterThan(50);
    expect(top + size.height).toBeLessThanOrEqual(screen.height);
  }
});

test("of what fills the screen it covers a part rather than the question", () => {
  const map = { left: 0, top: 50, width: 390, height: 500 };
  const question = { box: { left: 0, top: 560, width: 390, height: 284 }, weight: 6 };
  const spot = standing(map, { width: 366, height: 240 }, { width: 390, height: 844 }, [question], 50);
  expect(overlap({ ...spot, width: 366, height: 240 }, question.box)).toBe(0);
});

test("it stands on nothing small that it points at, whatever else it covers instead", () => {
  const centre = { left: 92, top: 280, width: 56, height: 66 };
  const others = { box: { left: 0, top: 350, width: 390, height: 250 }, weight: 1 };
  const large = { width: 366, height: 240 };
  const spot = standing(centre, large, { width: 390, height: 600 }, [others], 50);
  expect(overlap({ ...spot, ...large }, centre)).toBe(0);
});

test("what is spoken of stays in sight, however small it is, rather than what is only worth seeing", () => {
  const map = { left: 0, top: 60, width: 800, height: 500 };
  const row = { box: { left: 810, top: 60, width: 460, height: 500 }, weight: 6 };
  const question = { box: { left: 0, top: 570, width: 1280, height: 150 }, weight: 14 };
  const lifts = [100, 300, 500, 700].map((left) => ({ left, top: 340, width: 30, height: 30 }));
  const large = { width: 384, height: 240 };
  const kept = [row, question, ...lifts.map((box) => ({ box, weight: 14, touch: touched.never }))];
  const spot = standing(map, large, { width: 1280, height: 720 }, kept, 52);
  for (const lift of lifts) expect(overlap({ ...spot, ...large }, lift)).toBe(0);
});

test("of a map it leaves in sight where one's own piece stands", () => {
  const map = { left: 8, top: 65, width: 702, height: 510 };
  const [size, screen] = [
    { width: 384, height: 206 },
    { width: 1366, height: 768 },
  ];
  const kept = [
    { box: { left: 719, top: 65, width: 600, height: 510 }, weight: 6 }, // the row
    { box: { left: 8, top: 585, width: 1350, height: 175 }, weight: 14 }, // the question
    { box: { left: 632, top: 170, width: 72, height: 70 }, weight: 14 }, // the bag
  ];
  for (const left of [60, 150, 240, 330, 430, 540]) {
    for (const top of [150, 220, 290, 360, 430, 500]) {
      const piece = { left, top, width: 26, height: 36 };
      const spot = standing(map, size, screen, [...kept, surroundings(piece, map)], 52);
      expect(overlap({ ...spot, ...size }, piece), `${left}, ${top}`).toBe(0);
    }
  }
});
