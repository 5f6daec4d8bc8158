// A dungeon as chance would lay it, to look at and to test with: no rule is asked.

import type { PrintedTile } from "../../shared/printed.ts";
import { chanceOf, oneOf } from "../map/chance.ts";
import { cellKey, outwards, type Cell } from "./grid.ts";
import type { LaidTile } from "./joined.ts";

const safeOnes = 4; // of the safe tiles, which come first

/** The start tile and so many others, each beside those that lie, turned at random. */
export function grown(seed: string, count: number, tiles: Readonly<Record<string, PrintedTile>>): LaidTile[] {
  const chance = chanceOf(seed);
  const shuffled = (back: string): string[] =>
    Object.keys(tiles)
      .filter((word) => tiles[word]!.back === back)
      .map((word) => ({ word, by: chance(0, 1) }))
      .sort((a, b) => a.by - b.by)
      .map(({ word }) => word);
  const start = shuffled("start")[0]!;
  const laid: LaidTile[] = [{ tile: start, x: 0, y: 0, turn: 0 }];
  const taken = new Map<string, Cell>(
    [
      { x: 0, y: 0 },
      { x: 0, y: -1 },
    ].map((cell) => [cellKey(cell), cell]),
  );
  for (const tile of [...shuffled("safe").slice(0, safeOnes), ...shuffled("depths")].slice(0, count)) {
    const free = [...taken.values()]
      .flatMap(({ x, y }) => outwards.map((out) => ({ x: x + out.x, y: y + out.y })))
      .filter((cell) => !taken.has(cellKey(cell)));
    const cell = oneOf(chance, free);
    taken.set(cellKey(cell), cell);
    laid.push({ tile, ...cell, turn: 90 * Math.floor(chance(0, 4)) });
  }
  return laid;
}
