// The rock of a tile: its facets, and the bones that lie where nothing is carved.

import { chanceOf } from "../../delve/map/chance.ts";
import type { Point } from "../../delve/map/plan.ts";
import { cell } from "../../delve/tiles/grid.ts";
import type { Placed } from "../../delve/tiles/placed.ts";

export interface Slab {
  /** Its cell, counted from the tile's uppermost. */
  readonly row: number;
  readonly deep: boolean;
  /** Facets that catch light, and those in the shade. */
  readonly facets: readonly [string, string];
  readonly bones: readonly (Point & { readonly kind: "skull" | "cross"; readonly turn: number; readonly size: number })[];
}

const known = new WeakMap<Placed, readonly Slab[]>();

export function slabsOf(placed: Placed): readonly Slab[] {
  const found = known.get(placed) ?? Array.from({ length: placed.tile.high }, (_, row) => slab(placed, row));
  known.set(placed, found);
  return found;
}

/** The upper half of the start tile lies in the depths. */
const isDeep = ({ tile }: Placed, row: number): boolean => (tile.high > 1 ? row === 0 : tile.back === "depths");

const whole = (value: number): string => value.toFixed(0);

function slab(placed: Placed, row: number): Slab {
  const chance = chanceOf(`${placed.word} ${row}`);
  const top = row * cell;
  const facets: [string, string] = ["", ""];
  for (let i = 0; i < 9; i++) {
    const at = `M${whole(chance(4, cell - 70))} ${whole(top + chance(16, cell - 36))}`;
    facets[i % 2] += `${at}l${whole(chance(24, 52))} -7 16 16 -34 9z`;
  }
  const taken = [...takenIn(placed)];
  const bones: Slab["bones"][number][] = [];
  for (let tries = 0; tries < 60 && bones.length < 3; tries++) {
    const [x, y] = [chance(18, cell - 18), top + chance(18, cell - 18)];
    if (taken.some((one) => Math.hypot(x - one.x, y - one.y) < one.r)) continue;
    taken.push({ x, y, r: 46 });
    bones.push({ x, y, kind: chance(0, 1) < 0.6 ? "skull" : "cross", turn: chance(-20, 20), size: chance(0.16, 0.21) });
  }
  return { row, deep: isDeep(placed, row), facets, bones };
}

function* takenIn({ rooms, mouths, tunnels }: Placed): Generator<Point & { r: number }> {
  for (const { x, y } of rooms.values()) yield { x, y, r: 62 };
  for (const { tunnel } of tunnels) {
    const at = (end: string): Point => rooms.get(end) ?? mouths.get(end)!;
    const [a, b] = [at(tunnel.from), at(tunnel.to)];
    for (let i = 0; i <= 6; i++) yield { x: a.x + ((b.x - a.x) * i) / 6, y: a.y + ((b.y - a.y) * i) / 6, r: 33 };
  }
}
