import { describe, expect, it } from "vitest";
import type { Told } from "../generated/wire";
import { next, rounds, scenes, turns } from "./story.ts";

const told = (version: number, key: string, args = {}): Told => ({ version, said: { key, args } });

describe("a story", () => {
  const events = [
    told(0, "event-round-began", { round: 1 }),
    told(1, "event-took"),
    told(1, "event-ran"),
    told(4, "event-round-began", { round: 2 }),
  ];

  it("is told by moment", () => {
    expect(scenes(events).map(({ moment, told: own }) => [moment, own.length])).toEqual([
      [0, 1],
      [1, 2],
      [4, 1],
    ]);
  });

  it("knows where rounds begin", () => {
    expect(rounds(events)).toEqual([
      { number: 1, moment: 0 },
      { number: 2, moment: 4 },
    ]);
  });

  it("knows where turns begin, and the end", () => {
    expect(turns({ count: 6, told: [], turns: [0, 0, 1, 2, 2, 0], next: null })).toEqual([0, 2, 3, 5, 6]);
    expect(turns({ count: 0, told: [], turns: [], next: null })).toEqual([0]);
  });
});

describe("the next turn", () => {
  const starts = [0, 2, 5, 6];

  it("is the nearest in that direction", () => {
    expect(next(starts, 2, 1)).toBe(5);
    expect(next(starts, 4, -1)).toBe(2);
    expect(next(starts, 2, -1)).toBe(0);
  });

  it("stays where there is none", () => {
    expect(next(starts, 0, -1)).toBe(0);
    expect(next(starts, 6, 1)).toBe(6);
  });
});
