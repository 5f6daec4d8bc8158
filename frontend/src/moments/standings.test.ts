import { describe, expect, it } from "vitest";
import type { Ending, Points } from "../generated/wire";
import { bar, course, levelWithWinner, placed, widest } from "./standings.ts";

const line = (points: number, round?: number): Points => ({
  rule: "SG-024",
  points,
  said: { key: "score-shield-gold", args: round === undefined ? {} : { round } },
});
const ending = (standings: number[][], ...points: Points[][]): Ending => ({
  standings,
  winners: standings[0] ?? [],
  points,
  seed: "s",
});

describe("places", () => {
  it("go on after those that are shared", () => {
    const end = ending([[2, 0], [1]], [line(5)], [line(1)], [line(3), line(2)]);
    expect(placed(end).map(({ seat, place, shared, points }) => [seat, place, shared, points])).toEqual([
      [2, 1, true, 5],
      [0, 1, true, 5],
      [1, 3, false, 1],
    ]);
  });

  it("say where something other than points decided", () => {
    const end = ending([[1], [0], [2]], [line(3)], [line(3)], []);
    expect(placed(end).map(({ tieBroken }) => tieBroken)).toEqual([false, true, false]);
  });

  it("name who is level with whoever won alone", () => {
    const end = ending([[1], [0], [2]], [line(3)], [line(3)], [line(2)]);
    expect(levelWithWinner(placed(end)).map(({ seat }) => seat)).toEqual([0]);
    expect(levelWithWinner(placed(ending([[0, 1], [2]], [line(3)], [line(3)], [])))).toEqual([]);
  });

  it("are no broken ties when they are shared", () => {
    expect(placed(ending([[0, 1]], [line(3)], [line(3)])).some(({ tieBroken }) => tieBroken)).toBe(false);
  });
});

describe("a game that nobody has won", () => {
  it("has no winners and no places to share", () => {
    const end = { ...ending([[0, 1]], [], []), winners: [] };
    expect(placed(end).map(({ won, shared }) => [won, shared])).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe("bars", () => {
  it("lay gains end to end and take losses back from the end", () => {
    const pieces = bar([line(3), line(-1), line(2)], 5);
    expect(pieces.map(({ line: { points }, from, to }) => [points, from, to])).toEqual([
      [3, 0, 0.6],
      [2, 0.6, 1],
      [-1, 0.8, 1],
    ]);
  });

  it("do not go below nothing", () => {
    expect(bar([line(-2)], 5)).toMatchObject([{ from: 0, to: 0 }]);
  });

  it("are measured by the most anybody gained", () => {
    expect(widest(ending([[0, 1]], [line(4), line(-3)], [line(2)]))).toBe(4);
    expect(widest(ending([[0, 1]], [], []))).toBe(1);
  });
});

describe("the course", () => {
  it("adds up round by round", () => {
    expect(course(ending([[0], [1]], [line(3, 1), line(2, 3)], [line(2, 1), line(3, 2)]))).toEqual([
      [0, 3, 3, 5],
      [0, 2, 5, 5],
    ]);
  });

  it("is unknown where points do not tell their round", () => {
    expect(course(ending([[0]], [line(3, 1), line(2)]))).toBeUndefined();
    expect(course(ending([[0]], []))).toBeUndefined();
  });
});
