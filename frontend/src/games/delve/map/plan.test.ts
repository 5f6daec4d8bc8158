import { expect, test } from "vitest";
import { sides } from "../../../generated/klong.ts";
import { chambersOf, dungeonEdge, frame, nextTo } from "./plan.ts";

const boards = Object.entries(sides);

test.each(boards)("%s: every room lies wholly in the dungeon", (_, drawing) => {
  for (const { x, y, w, h } of chambersOf(drawing).values()) {
    expect(x - w).toBeGreaterThanOrEqual(frame.x);
    expect(x + w).toBeLessThanOrEqual(dungeonEdge);
    expect(y - h).toBeGreaterThanOrEqual(frame.y);
    expect(y + h).toBeLessThanOrEqual(frame.y + frame.height);
  }
});

test.each(boards)("%s: rock stays between any two rooms", (_, drawing) => {
  const rooms = [...chambersOf(drawing).values()];
  for (const [i, a] of rooms.entries()) {
    for (const b of rooms.slice(i + 1)) {
      const apart = Math.max(Math.abs(a.x - b.x) - a.w - b.w, Math.abs(a.y - b.y) - a.h - b.h);
      expect(apart, `${a.word} and ${b.word}`).toBeGreaterThan(0);
    }
  }
});

test("arrow keys go to the room that lies that way", () => {
  const rooms = Object.keys(sides.day.rooms);
  expect(nextTo(sides.day, rooms, "3", [1, 0])).toBe("4");
  expect(nextTo(sides.day, rooms, "3", [-1, 0])).toBe("2");
  expect(nextTo(sides.day, rooms, "3", [0, 1])).toBe("8");
  expect(nextTo(sides.day, rooms, "1", [0, -1])).toBeUndefined();
});
