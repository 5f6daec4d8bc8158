// What is dug into a tile, as one line each for what lies in the depths and what does not.

import { outlineOf } from "../../delve/map/carving.ts";
import { isPortal, type Placed } from "../../delve/tiles/placed.ts";
import type { Chamber } from "../../delve/map/plan.ts";

export interface Carved {
  readonly deep: boolean;
  /** Its tunnels. */
  readonly ways: string;
  /** Its rooms, each where it lies. */
  readonly rooms: readonly Chamber[];
}

const known = new WeakMap<Placed, readonly Carved[]>();

export function carvedIn(placed: Placed): readonly Carved[] {
  const found =
    known.get(placed) ?? [false, true].map((deep) => carved(placed, deep)).filter(({ ways, rooms }) => ways || rooms.length);
  known.set(placed, found);
  return found;
}

function carved({ rooms, tunnels }: Placed, deep: boolean): Carved {
  return {
    deep,
    ways: tunnels.flatMap((dug) => (dug.deep === deep ? [dug.d] : [])).join(""),
    rooms: [...rooms.values()].filter((room) => room.low === deep && !isPortal(room) && room.shape !== "gate"),
  };
}

/** A room's outline in a tile's units, larger by so much. */
export const hollow = (room: Chamber, grow: number): { readonly d: string; readonly transform: string } => ({
  d: outlineOf(room, grow),
  transform: `translate(${room.x.toFixed(0)} ${room.y.toFixed(0)})`,
});
