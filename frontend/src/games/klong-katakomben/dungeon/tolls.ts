// What a way takes, lockpicks included: the server names boots, swords and damage, the locks stand on the map.

import type { Spot } from "../../board.ts";
import { tollOf, type PricePart, type Toll } from "../../delve/map/walks.ts";
import { throughDoor, type Joined } from "../../delve/tiles/joined.ts";
import { stepsOf } from "../../delve/spots.ts";
import type { CatacombsView } from "../view.ts";

/** The locks on the way that these choices make, one after the other. */
function locksOn(moves: readonly string[], from: string, dungeon: Joined, opened: ReadonlySet<string>): number {
  let [room, locks] = [from, 0];
  const passed = new Set(opened);
  for (const move of moves) {
    const door = /^(?:move|battle):([^/]+)/.exec(move)?.[1];
    const link = dungeon.links.find(({ doors }) => doors.includes(door ?? ""));
    const edge = dungeon.edges.find((one) => one.door === door);
    for (const lock of link?.locked ?? (edge?.locks ? [edge.door] : [])) {
      if (!passed.has(lock)) locks++;
      passed.add(lock);
    }
    const behind = door && throughDoor(dungeon, door, room);
    if (behind && "room" in behind) room = behind.room;
  }
  return locks;
}

export function tollWithPicks(spot: Spot, view: CatacombsView, dungeon: Joined, opened: ReadonlySet<string>): Toll | undefined {
  const toll = tollOf(spot);
  const here = view.heroes[view.turn]?.room ?? "";
  const moves = stepsOf(spot, view) ?? spot.options.slice(0, 1).map(({ id }) => id);
  const picks = toll && locksOn(moves, here, dungeon, opened);
  return toll && picks ? { ...toll, picks } : toll;
}

/** What it takes to do something where one stands: a lockpick; or what a shrine gives. */
export function deedsOf({ options }: Spot, { marked, turn }: CatacombsView): PricePart[] {
  const parts = options.flatMap(({ id }): PricePart[] => {
    if (id === "visit:wayshrine") return [{ what: "gold", count: `+${(marked[turn] ?? 0) + 1}` }];
    return id.startsWith("visit:") ? [{ what: "pick", count: "1" }] : [];
  });
  return parts.filter(({ what }, i) => parts.findIndex((part) => part.what === what) === i);
}
