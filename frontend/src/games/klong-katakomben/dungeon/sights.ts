// What is to be seen in the rooms besides what is printed there.

import { heapsOf, type Heaps } from "../../delve/tokens.ts";
import type { CatacombsView } from "../view.ts";

export interface Sights {
  /** Artifacts and idols that lie there. */
  readonly heaps: Heaps;
  /** Doors whose lock has been opened. */
  readonly opened: ReadonlySet<string>;
  /** Chests, libraries and prisons that have been emptied: `D07-B/chest`. */
  readonly emptied: ReadonlySet<string>;
  /** The seats that have marked a wayshrine, in order. */
  readonly marks: ReadonlyMap<string, readonly number[]>;
  /** Rooms where somebody stands. */
  readonly crowded: ReadonlySet<string>;
}

export const nothingSeen: Sights = {
  heaps: new Map(),
  opened: new Set(),
  emptied: new Set(),
  marks: new Map(),
  crowded: new Set(),
};

export const sightsOf = (view: CatacombsView): Sights => ({
  heaps: heapsOf(view),
  opened: new Set(view.opened),
  emptied: new Set(view.picked.map(({ room, feature }) => `${room}/${feature}`)),
  marks: new Map(Object.entries(view.shrines)),
  crowded: new Set(view.heroes.flatMap(({ room, status }) => (status === "inside" ? [room] : []))),
});
