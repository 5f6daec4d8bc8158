// A moment of a game that nobody plays, to look at the dungeon with: what lies where is chance.

import { tiles } from "../../generated/klong-katakomben.ts";
import type { Spots } from "../shared/spots.ts";
import { chanceOf, oneOf } from "../delve/map/chance.ts";
import { raidWith } from "../delve/sample.ts";
import { edgeKey, roomKey } from "../delve/spots.ts";
import { joinedOf, type Joined } from "../delve/tiles/joined.ts";
import { isPortal } from "../delve/tiles/placed.ts";
import { grown } from "../delve/tiles/sample.ts";
import type { CatacombsView } from "./view.ts";

const artifacts = ["ring", "ankh", "vase", "mask", "shield", "thurible", "chestplate"];
const seats = 4;

export interface Sample {
  readonly view: CatacombsView;
  readonly spots: Spots;
}

export function sampleOf(seed: string, count: number): Sample {
  const chance = chanceOf(`${seed} ${count}`);
  const laid = grown(seed, count, tiles);
  const dungeon = joinedOf(laid, tiles);
  const rooms = [...dungeon.rooms.values()].filter((room) => !isPortal(room) && room.shape !== "gate");
  const withFeature = (begins: string) =>
    rooms.filter(({ room }) => room.features?.some((feature) => feature.startsWith(begins)));
  const standing = Array.from({ length: seats }, () => oneOf(chance, rooms).word);
  const locked = ["chest", "library", "prison"].flatMap((feature) =>
    withFeature(feature).map(({ word }) => ({ room: word, feature })),
  );
  const view: CatacombsView = {
    ...raidWith(standing),
    tokens: [
      ...withFeature("artifact").flatMap(({ word }, i) => (artifacts[i] ? [{ room: word, token: artifacts[i] }] : [])),
      ...withFeature("monkey").flatMap(({ word }) => [1, 2].map(() => ({ room: word, token: "monkey_idol" }))),
    ],
    tiles: 26 - count,
    next_tile: count < 4 ? "?safe" : "?depths",
    laid,
    opened: dungeon.links.flatMap(({ locked: doors }) => doors).filter((_, i) => i % 3 === 0),
    picked: locked.filter((_, i) => i % 3 === 1),
    shrines: Object.fromEntries(withFeature("wayshrine").map(({ word }, i) => [word, [[1, 0], [2], [0, 3, 1], []][i % 4]!])),
    ghosts: { bank: 3, area: 1, bag: 1 },
    artifacts: artifacts.slice(withFeature("artifact").length),
    bank: { major: 8, minor: 15, prisoner: 12 },
    picks: [2, 1, 3, 0],
    marked: [2, 2, 1, 1],
    stack: { safe: Math.max(0, 4 - count), depths: Math.min(22, 26 - count) },
    laying: null,
  };
  return { view, spots: nextDoor(dungeon, standing[0]!) };
}

/** What could be chosen if everything next door could be had for what is printed there. */
function nextDoor({ links, edges }: Joined, own: string): Spots {
  const walk = (id: string, boots: number, monsters: number, picks: number) => ({
    options: [
      {
        id: `move:${id}`,
        label: { key: "the-unknown", args: { boots, swords: Math.min(1, monsters), damage: Math.max(0, monsters - 1), picks } },
      },
    ],
    barred: [],
  });
  return new Map([
    ...links
      .filter(({ a, b, way }) => (a === own && way !== "ba") || (b === own && way !== "ab"))
      .map(({ a, b, key, boots, monsters, locks }) => [roomKey(a === own ? b : a), walk(key, boots, monsters, locks)] as const),
    ...edges
      .filter(({ room, way }) => room === own && way !== "in")
      .map(({ door, boots, monsters, locks }) => [edgeKey(door), walk(door, boots, monsters, locks)] as const),
  ]);
}
