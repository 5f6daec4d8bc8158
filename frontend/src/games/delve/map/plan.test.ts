import { expect, test } from "vitest";
import { sides } from "../../../generated/klong.ts";
import type { Room } from "../../shared/printed.ts";
import { drawn, extents, frame, marksOf, nextTo, shapeOf, stub, toUnits, waysOf } from "./plan.ts";

const boards = Object.entries(sides);

/** How far apart two rooms are: a cave is round, everything else has corners. */
function gap(one: Room, other: Room): number {
  const [a, b] = [toUnits(one.at), toUnits(other.at)];
  const corners = (room: Room) => (shapeOf(room) === "cave" ? { x: 0, y: 0 } : extents[shapeOf(room)]);
  const radius = (room: Room) => (shapeOf(room) === "cave" ? extents.cave.x : 0);
  const aside = Math.max(0, Math.abs(a.x - b.x) - corners(one).x - corners(other).x);
  const above = Math.max(0, Math.abs(a.y - b.y) - corners(one).y - corners(other).y);
  return Math.hypot(aside, above) - radius(one) - radius(other);
}

test.each(boards)("%s: every room lies wholly in the frame", (_, drawing) => {
  for (const room of Object.values(drawing.rooms)) {
    const { x, y } = toUnits(room.at);
    const size = extents[shapeOf(room)];
    expect(x - size.x).toBeGreaterThanOrEqual(frame.x);
    expect(x + size.x).toBeLessThanOrEqual(frame.x + frame.width);
    expect(y - size.y).toBeGreaterThanOrEqual(frame.y);
    expect(y + size.y).toBeLessThanOrEqual(frame.y + frame.height);
  }
});

test.each(boards)("%s: no room covers another", (_, drawing) => {
  const rooms = Object.entries(drawing.rooms);
  for (const [word, room] of rooms) {
    for (const [other, beside] of rooms) {
      if (Number(other) <= Number(word)) continue;
      expect(gap(room, beside), `${word} and ${other}`).toBeGreaterThan(0);
    }
  }
});

test.each(boards)("%s: whatever a tunnel takes is drawn along it, outside all rooms", (_, drawing) => {
  for (const { tunnel, marks } of waysOf(drawing)) {
    expect(marks.map(({ mark }) => mark)).toEqual(tunnel.wrap ? [] : marksOf(tunnel));
    for (const { x, y } of marks) {
      for (const end of [tunnel.from, tunnel.to]) {
        const middle = toUnits(drawing.rooms[end]!.at);
        const size = extents[shapeOf(drawing.rooms[end]!)];
        const inside = Math.abs(x - middle.x) < size.x - 1 && Math.abs(y - middle.y) < size.y - 1;
        expect(inside && shapeOf(drawing.rooms[end]!) !== "cave", `${tunnel.id} in ${end}`).toBe(false);
      }
    }
  }
});

test("a tunnel shows its lock, its footprints, its monsters and its arrow", () => {
  const tunnel = { id: "1>2", from: "1", to: "2", boots: 2, monsters: 2, locked: true, arrow: true, wrap: false, bends: [] };
  expect(marksOf(tunnel)).toEqual(["lock", "footprints", "monster", "monster", "arrow"]);
  expect(marksOf({ ...tunnel, boots: 1, monsters: 0, locked: false, arrow: false })).toEqual([]);
});

test("an arrow points where one may go", () => {
  const down = waysOf(sides.day).find(({ tunnel }) => tunnel.id === "24>36")!;
  expect(Math.sin((down.marks.at(-1)!.angle * Math.PI) / 180)).toBeGreaterThan(0);
});

test("a tunnel round the board is drawn from both its rooms to the edges", () => {
  const around = waysOf(sides.day).find(({ tunnel }) => tunnel.wrap)!;
  expect(around.lines).toHaveLength(2);
  expect(stub("17", sides.day).at(-1)!.x).toBe(frame.x);
  expect(stub("22", sides.day).at(-1)!.x).toBe(frame.x + frame.width);
  expect(stub("5", sides.dusk).at(-1)!.x).toBe(frame.x + frame.width);
});

test("a smooth line begins and ends where it should", () => {
  expect(drawn([{ x: 0, y: 0 }, { x: 60, y: 30 }, { x: 100, y: 0 }])).toMatch(/^M0 0C.* 60 30C.* 100 0$/);
});

test("arrow keys go to the room that lies that way", () => {
  const rooms = Object.keys(sides.day.rooms);
  expect(nextTo(sides.day, rooms, "3", [1, 0])).toBe("4");
  expect(nextTo(sides.day, rooms, "3", [-1, 0])).toBe("2");
  expect(nextTo(sides.day, rooms, "3", [0, 1])).toBe("8");
  expect(nextTo(sides.day, rooms, "1", [0, -1])).toBeUndefined();
});
