import { expect, test } from "vitest";
import { sides } from "../../../generated/klong.ts";
import { ribbonIn } from "./lying.ts";
import { smooth } from "./lines.ts";
import { chambersOf, dungeonEdge } from "./plan.ts";
import { marksOf, waysOf } from "./ways.ts";

const boards = Object.entries(sides);
const tunnel = { id: "1>2", from: "1", to: "2", boots: 2, monsters: 2, locked: true, arrow: true, wrap: false, bends: [] };

test("a tunnel shows its lock, its stairs, its monsters and its arrow", () => {
  expect(marksOf(tunnel)).toEqual(["gate", "stair", "chevron", "eyes", "eyes"]);
  expect(marksOf({ ...tunnel, boots: 1, monsters: 0, locked: false, arrow: false })).toEqual([]);
});

test.each(boards)("%s: whatever a tunnel takes stands in it", (_, drawing) => {
  for (const { tunnel: one, marks } of waysOf(drawing)) expect(marks.map(({ mark }) => mark)).toEqual(marksOf(one));
});

test.each(boards)("%s: objects keep clear of each other and of the middle of rooms", (_, drawing) => {
  const marks = waysOf(drawing).flatMap((way) => way.marks.map((mark) => ({ ...mark, way: way.tunnel.id })));
  for (const [i, a] of marks.entries()) {
    for (const b of marks.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.way} and ${b.way}`).toBeGreaterThan(26);
    for (const { word, x, y, w, h } of chambersOf(drawing).values()) {
      const inside = Math.abs(a.x - x) < 0.7 * w && Math.abs(a.y - y) < 0.7 * h;
      expect(inside, `${a.way} in room ${word}`).toBe(false);
    }
  }
});

test.each(boards)("%s: no object lies over the value of an artifact", (_, drawing) => {
  const values = [...chambersOf(drawing).values()].filter(({ room }) => room.artifact);
  const covered = waysOf(drawing).flatMap(({ tunnel: { id }, marks }) =>
    values.flatMap((chamber) =>
      [ribbonIn(chamber, false), ribbonIn(chamber, true)].flatMap((box) =>
        marks
          .filter(({ x, y }) => Math.abs(x - box.x) < box.w + 24 && Math.abs(y - box.y) < box.h + 24)
          .map(({ mark }) => `${mark} of ${id} over ${chamber.word}`),
      ),
    ),
  );
  expect(covered).toEqual([]);
});

test.each(boards)("%s: objects stand nearer to their own tunnel than to any other", (_, drawing) => {
  const ways = waysOf(drawing);
  for (const way of ways) {
    for (const at of way.marks) {
      const away = ({ lines }: (typeof ways)[number]) =>
        Math.min(...lines.flatMap(({ points }) => points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y))));
      const nearer = ways.find((other) => other !== way && away(other) < away(way));
      expect(nearer?.tunnel.id, `${at.mark} of ${way.tunnel.id}`).toBeUndefined();
    }
  }
});

test("chevrons point where one may go", () => {
  const down = waysOf(sides.day).find((way) => way.tunnel.id === "24>36")!;
  expect(Math.sin((down.marks.at(-1)!.angle * Math.PI) / 180)).toBeGreaterThan(0);
});

test("a tunnel round the board leaves it at both sides, and signposts say where to", () => {
  const around = waysOf(sides.day).find((way) => way.tunnel.wrap)!;
  expect(around.lines).toHaveLength(2);
  expect(around.signs.map(({ to }) => to).sort()).toEqual([around.tunnel.from, around.tunnel.to].sort());
  const ends = around.lines.map(({ points }) => points.at(-1)!.x).sort((a, b) => a - b);
  expect(ends[0]).toBeLessThan(0);
  expect(ends[1]).toBeGreaterThan(dungeonEdge - 100);
});

test("a smooth line begins and ends where it should", () => {
  const { d, points } = smooth([
    { x: 0, y: 0 },
    { x: 60, y: 30 },
    { x: 100, y: 0 },
  ]);
  expect(d).toMatch(/^M0 0C.* 60 30C.* 100 0$/);
  expect(points.at(-1)).toEqual({ x: 100, y: 0 });
});
