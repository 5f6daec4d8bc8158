import { expect, test } from "vitest";
import { fieldsOf, inward, jettiesOf, middleOf, nameOf, nextTo, quarterOf, rim, share, wordOf } from "./plan.ts";

const size = { columns: 10, rows: 8 };

test("fields lie in their cells, landing places between four of them", () => {
  expect(middleOf("a1")).toEqual({ x: 50, y: 50 });
  expect(middleOf("j8")).toEqual({ x: 950, y: 750 });
  expect(middleOf("b2-c3")).toEqual({ x: 200, y: 200 });
});

test("four fields are a quarter", () => {
  expect(["c3", "d3", "c4", "d4"].map(quarterOf)).toEqual(Array(4).fill({ x: 200, y: 200 }));
  expect(quarterOf("j8")).toEqual({ x: 800, y: 600 });
});

test("fields are counted row by row", () => {
  const fields = fieldsOf(size);
  expect(fields).toHaveLength(80);
  expect(fields.slice(0, 2)).toEqual(["a1", "b1"]);
  expect(fields.at(-1)).toBe("j8");
});

test("places are written as people write them, and read again", () => {
  expect(nameOf("b2-c3")).toBe("B2–C3");
  expect(wordOf("B2–C3")).toBe("b2-c3");
  expect(wordOf("D4")).toBe("d4");
});

test("the quay belongs to the picture", () => {
  expect(share({ x: -rim, y: -rim }, size)).toEqual({ x: 0, y: 0 });
  expect(share({ x: 500, y: 400 }, size)).toEqual({ x: 50, y: 50 });
});

test("a jetty lies on every border of two quarters but the open ones", () => {
  expect(jettiesOf({ ...size, openings: [] })).toHaveLength(31);
  const some = jettiesOf({ ...size, openings: ["b3-c4", "a2-b3"] });
  expect(some).toHaveLength(29);
  expect(some).not.toContainEqual({ from: { x: 200, y: 200 }, to: { x: 200, y: 400 } });
  expect(some).toContainEqual({ from: { x: 200, y: 0 }, to: { x: 200, y: 200 } });
  expect(some).not.toContainEqual({ from: { x: 0, y: 200 }, to: { x: 200, y: 200 } });
});

test("entries lead inwards", () => {
  expect(inward("a4", size)).toBe(0);
  expect(inward("e1", size)).toBe(90);
  expect(inward("j5", size)).toBe(180);
  expect(inward("f8", size)).toBe(270);
});

test("arrow keys find what lies ahead, rather straight than near", () => {
  const keys = ["d4", "h4", "e3", "d6"];
  expect(nextTo(keys, "d4", [1, 0])).toBe("e3");
  expect(nextTo(["d4", "f4", "f3"], "d4", [1, 0])).toBe("f4");
  expect(nextTo(keys, "d4", [0, 1])).toBe("d6");
  expect(nextTo(keys, "d4", [-1, 0])).toBeUndefined();
  expect(nextTo(["b2-c3", "d2-e3"], "b2-c3", [1, 0])).toBe("d2-e3");
});
