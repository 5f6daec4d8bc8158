import { expect, test } from "vitest";
import { tiles } from "../../../generated/klong-katakomben.ts";
import { chanceOf } from "../map/chance.ts";
import { cell, mouthOf, outwards, sides, turned } from "./grid.ts";
import { boundsOf, joinedOf, throughDoor, type LaidTile } from "./joined.ts";
import { grown } from "./sample.ts";

const words = Object.keys(tiles);
const squares = words.filter((word) => tiles[word]!.high === 1);
const at = (tile: string, x: number, y: number, turn = 0): LaidTile => ({ tile, x, y, turn });
const joined = (...laid: LaidTile[]) => joinedOf(laid, tiles);

test("a point goes round with its tile", () => {
  expect(turned([0.2, 0], 1)).toEqual([1, 0.2]);
  expect(turned([0.2, 0], 2)).toEqual([0.8, 1]);
  expect(turned([0.2, 0], 3)).toEqual([0, 0.8]);
  expect(turned([0.2, 0.3], 4)).toEqual([0.2, 0.3]);
});

test("openings are counted clockwise, and go round with their tile", () => {
  expect(mouthOf("N1", 0)).toMatchObject({ side: 0, x: 0.3 * cell, y: 0 });
  expect(mouthOf("S1", 0)).toMatchObject({ side: 2, x: 0.7 * cell, y: cell });
  expect(mouthOf("N1", 1)).toMatchObject({ side: 1, x: cell, y: 0.3 * cell });
  expect(mouthOf("LW1", 0)).toMatchObject({ side: 3, x: 0, y: 1.7 * cell });
  expect(mouthOf("A", 0)).toBeUndefined();
});

test.each(squares)("%s: every opening lies on its side in all four turns, and is used once", (word) => {
  for (const turn of [0, 90, 180, 270]) {
    const { edges } = joined(at(word, 0, 0, turn));
    expect(edges).toHaveLength(8);
    expect(new Set(edges.map(({ x, y }) => `${x}/${y}`)).size).toBe(8);
    for (const { x, y, side, cell: behind } of edges) {
      expect([y, cell - x, cell - y, x][side]).toBeCloseTo(0);
      expect(behind).toEqual({ x: outwards[side]!.x, y: outwards[side]!.y });
    }
  }
});

test("the start tile lies on two cells, the lower one being where it is said to lie", () => {
  for (const start of ["start_a", "start_b"]) {
    const whole = joined(at(start, 0, 0));
    expect(whole.edges).toHaveLength(12);
    expect([...whole.cells].sort()).toEqual(["0/-1", "0/0"]);
    expect(boundsOf(whole)).toEqual({ x: 0, y: -cell, width: cell, height: 2 * cell });
    expect(whole.rooms.get(`${start}-M`)!.y).toBeLessThan(0);
    expect(whole.rooms.get(`${start}-C`)!.y).toBeGreaterThan(0);
  }
});

test("two halves are one tunnel: most boots, all monsters, all locks", () => {
  // D08-N1 takes two boots and a monster, D10-W1 a lock: turned by a quarter, N1 meets it from the right.
  const { links } = joined(at("D10", 0, 0), at("D08", -1, 0, 90));
  const one = links.find(({ doors }) => doors.includes("D08-N1"))!;
  expect(one.doors).toContain("D10-W2");
  expect(one).toMatchObject({ boots: 2, monsters: 2, locks: 0, way: "both", joint: true });
  const other = links.find(({ doors }) => doors.includes("D08-N2"))!;
  expect(other.doors).toContain("D10-W1");
  expect(other).toMatchObject({ boots: 1, monsters: 1, locks: 1, locked: ["D10-W1"] });
});

test("arrows: one that leads out lets nobody in, two against each other let nobody through", () => {
  const out = joined(at("D19", 0, 0)).edges.find(({ door }) => door === "D19-W2")!;
  expect(out.way).toBe("out");
  const one = joined(at("D19", 0, 0), at("D20", -1, 0)).links.find(({ doors }) => doors.includes("D19-W2"))!;
  expect([one.way === "ab" ? one.a : one.b, one.way === "ab" ? one.b : one.a]).toEqual(["D19-A", "D20-B"]);
  // D21-E2 and D19-W1 do not meet with arrows; D04-E1 and D19-W2 do.
  const two = joined(at("D04", -1, 0), at("D19", 0, 0)).links.find(({ doors }) => doors.includes("D04-E1"))!;
  expect(two).toMatchObject({ way: "none", signed: true });
});

test("a door leads to the room behind it, or to an edge", () => {
  const both = joined(at("S1", 0, 0), at("S2", 1, 0));
  expect(throughDoor(both, "S1-E1", "S1-B")).toEqual({ room: "S2-A" });
  expect(throughDoor(both, "S2-W2", "S2-A")).toEqual({ room: "S1-B" });
  expect(throughDoor(both, "S1-A-B", "S1-B")).toEqual({ room: "S1-A" });
  expect(throughDoor(both, "S1-N1", "S1-A")).toMatchObject({ edge: { cell: { x: 0, y: -1 } } });
  expect(throughDoor(both, "S9-N1", "S1-A")).toBeUndefined();
});

test("a way through gates is named by the gate one comes out of", () => {
  const both = joined(at("D14", 0, 0), at("D15", 1, 0));
  expect(throughDoor(both, "D15-P", "D14-C")).toEqual({ room: "D15-A" });
  expect(throughDoor(both, "D14-P", "D15-A")).toEqual({ room: "D14-C" });
});

test("in any dungeon that grows, whatever touches is joined", () => {
  for (let seed = 0; seed < 60; seed++) {
    const found = joinedOf(grown(`test ${seed}`, 26, tiles), tiles);
    const seams = [...found.cells].flatMap((key) => {
      const [x = 0, y = 0] = key.split("/").map(Number);
      return [`${x + 1}/${y}`, `${x}/${y + 1}`].filter((beside) => found.cells.has(beside));
    });
    expect(found.links.filter(({ joint }) => joint)).toHaveLength(2 * (seams.length - 1)); // the start tile has no opening between its halves
    for (const { cell: behind } of found.edges) expect(found.cells.has(`${behind.x}/${behind.y}`)).toBe(false);
  }
});

test("rooms of a tile leave each other rock, in every turn", () => {
  for (const word of words) {
    for (const turn of tiles[word]!.high > 1 ? [0] : [0, 90, 180, 270]) {
      const rooms = [...joined(at(word, 0, 0, turn)).rooms.values()].filter(({ shape }) => shape !== "gate");
      for (const [i, a] of rooms.entries()) {
        for (const b of rooms.slice(i + 1)) {
          const gap = Math.max(Math.abs(a.x - b.x) - a.w - b.w, Math.abs(a.y - b.y) - a.h - b.h);
          expect(gap, `${a.word} and ${b.word} turned by ${turn}`).toBeGreaterThan(0);
        }
      }
    }
  }
});

test("chance is the same every time, and sides are four", () => {
  expect(chanceOf("a")(0, 1)).toBe(chanceOf("a")(0, 1));
  expect(sides).toHaveLength(4);
});
