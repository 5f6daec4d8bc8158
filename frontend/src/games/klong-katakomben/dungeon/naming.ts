// What rooms of the catacombs and their tunnels are called, shown and read aloud.

import { say, t } from "../../../lib/words.svelte.ts";
import { roomSaid } from "../../delve/laid.ts";
import { heapName, kindsOf } from "../../delve/map/naming.ts";
import type { Joined, Link } from "../../delve/tiles/joined.ts";
import { isPortal } from "../../delve/tiles/placed.ts";
import type { Sights } from "./sights.ts";

export const roomTitle = (word: string): string => say(roomSaid(word));

/** What a room is, besides its name: its features, what lies there, and what has been done there. */
export function aboutRoom(word: string, dungeon: Joined, sights: Sights, names: readonly string[]): string[] {
  const chamber = dungeon.rooms.get(word)!;
  const emptied = (chamber.room.features ?? []).filter((feature) => sights.emptied.has(`${word}/${feature}`));
  const marked = sights.marks.get(word) ?? [];
  return [
    ...kindsOf(chamber.room).filter((kind) => kind !== roomTitle(word)), // the Crypt is called what it is
    ...(chamber.low ? [t("raid-is-deep")] : []),
    ...(isHaunted(word, dungeon) ? [t("raid-is-haunted")] : []),
    ...(sights.heaps.get(word) ?? []).map(heapName),
    ...emptied.map(() => t("raid-cracked")),
    ...(marked.length ? [t("raid-marked-by", { who: marked.map((seat) => names[seat] ?? "").join(", ") })] : []),
  ];
}

export const isHaunted = (word: string, { tiles, tileOf }: Joined): boolean =>
  tiles.find(({ key }) => key === tileOf.get(word))?.placed.tile.haunted ?? false;

const tollsOf = (boots: number, monsters: number, locks: number, opened: number, arrow: boolean): string =>
  [
    t("raid-way-boots", { count: boots }),
    ...(monsters ? [t("raid-way-monsters", { count: monsters })] : []),
    ...(locks > opened ? [t("raid-way-locked")] : locks ? [t("raid-lock-open")] : []),
    ...(arrow ? [t("raid-way-arrow")] : []),
  ].join(", ");

/** All ways out of a room, each with where it leads and what it takes. */
export function waysOut(word: string, dungeon: Joined, sights: Sights): string[] {
  const { rooms, links, edges } = dungeon;
  const opened = (doors: readonly string[]): number => doors.filter((door) => sights.opened.has(door)).length;
  const out = ({ a, b, way }: Link): boolean =>
    (a === word && (way === "both" || way === "ab")) || (b === word && (way === "both" || way === "ba"));
  const known = links.filter(out).map((link) => {
    const other = link.a === word ? link.b : link.a;
    const to = isPortal(rooms.get(other)!) ? t("raid-is-portal") : roomTitle(other);
    return t("raid-way", {
      to,
      tolls: tollsOf(link.boots, link.monsters, link.locks, opened(link.locked), link.way !== "both"),
    });
  });
  const unknown = edges
    .filter(({ room, way }) => room === word && way !== "in")
    .map(({ boots, monsters, locks, door, way }) =>
      t("raid-way-unknown", { tolls: tollsOf(boots, monsters, locks, opened([door]), way !== "both") }),
    );
  return [...known, ...unknown];
}
