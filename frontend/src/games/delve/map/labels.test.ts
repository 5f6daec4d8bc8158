import { expect, test } from "vitest";
import { overlap, unfolded, written, type Box, type Label } from "./labels.ts";

const edge: Box = { x: 100, y: 50, w: 100, h: 50 };
const [w, h, dot] = [20, 10, 4];

/** A label that would rather be written at one place than at others beside it. */
const label = (word: string, x: number, y: number): Label => {
  const places = [0, -30, 30, -60, 60].map((by, cost) => ({ x: x + by, y, cost }));
  return { word, w, h, places, dots: () => [0, -16, 16, -30, 30].map((by, cost) => ({ x, y: y + by, cost })) };
};

test("each is written where it would rather be, if nothing lies there", () => {
  const found = written([label("a", 40, 50), label("b", 160, 50)], { firm: [], edge, dot });
  expect(found.get("a")).toMatchObject({ x: 40, y: 50, folded: false });
  expect(found.get("b")).toMatchObject({ x: 160, y: 50, folded: false });
});

test("none lies over another, over anything firm, or beyond the edge", () => {
  const firm = [{ x: 100, y: 50, w: 10, h: 50 }];
  const labels = [label("a", 10, 50), label("b", 60, 50), label("c", 70, 50), label("d", 120, 50), label("e", 195, 50)];
  const found = [...written(labels, { firm, edge, dot }).values()];
  expect(found).toHaveLength(5);
  for (const [i, one] of found.entries()) {
    expect(firm.map((box) => overlap(one, box))).toEqual([0]);
    expect(found.slice(i + 1).every((other) => !overlap(one, other))).toBe(true);
    expect(Math.abs(one.x - edge.x) + one.w).toBeLessThanOrEqual(edge.w);
    expect(Math.abs(one.y - edge.y) + one.h).toBeLessThanOrEqual(edge.h);
  }
});

test("what finds no place is a dot that opens; whatever is in its way is folded, and nothing else moves", () => {
  const crowd = Array.from({ length: 7 }, (_, i) => label(`${i}`, 40 + 20 * i, 50));
  const before = written(crowd, { firm: [], edge, dot });
  const dots = [...before].filter(([, { folded }]) => folded).map(([word]) => word);
  expect(dots.length).toBeGreaterThan(0);
  const after = unfolded(before, dots[0]!, crowd, { firm: [], edge, dot });
  expect(after.get(dots[0]!)).toMatchObject({ w, h, folded: false });
  for (const [word, at] of after) {
    if (word !== dots[0] && !at.folded) expect(at).toEqual(before.get(word));
    expect([...after].filter(([other, box]) => other !== word && overlap(at, box))).toEqual([]);
  }
});
