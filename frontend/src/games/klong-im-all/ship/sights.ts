// What is to be seen in the rooms besides what is printed there.

import { heapsOf, type Heaps } from "../../delve/tokens.ts";
import type { ShipView } from "../view.ts";

export interface Sights {
  /** Depots and artifacts that lie there. */
  readonly heaps: Heaps;
  /** By room: whose data marker lies on its port. */
  readonly hacked: ReadonlyMap<string, number>;
  /** Rooms with a pod. */
  readonly pods: ReadonlySet<string>;
  /** Rooms where somebody stands. */
  readonly crowded: ReadonlySet<string>;
  readonly blockade: boolean;
}

export function sightsOf(view: ShipView): Sights {
  const pods = new Set(view.pods);
  return {
    heaps: heapsOf({ tokens: view.tokens.filter(({ room }) => !pods.has(room)) }),
    hacked: new Map(view.ports.flatMap(({ room, seat }) => (seat === null ? [] : [[room, seat] as const]))),
    pods,
    crowded: new Set(view.heroes.flatMap(({ room, status }) => (status === "inside" ? [room] : []))),
    blockade: view.blockade,
  };
}
