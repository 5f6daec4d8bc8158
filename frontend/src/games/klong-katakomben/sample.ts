// A moment of a game that nobody plays, to look at the dungeon with: what lies where is chance.

import { tiles } from "../../generated/klong-katakomben.ts";
import type { Spots } from "../shared/spots.ts";
import { chanceOf, oneOf } from "../delve/map/chance.ts";
import { edgeKey, roomKey } from "../delve/spots.ts";
import { joinedOf, type Joined } from "../delve/tiles/joined.ts";
import { isPortal } from "../delve/tiles/placed.ts";
import { grown } from "../delve/tiles/sample.ts";
import type { Hero } from "../delve/view.ts";
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
  const heroes = standing.map((room): Hero => ({
    room,
    status: "inside",
    gold: 4,
    damage: 3,
    health: 10,
    cubes: 20,
    noise: 2,
    hand: [],
    deck: 5,
    discard: [],
    area: [],
    tokens: [],
    skill: 0,
    swords: 1,
    boots: 2,
    teleports: 0,
    reduction: 0,
    discount: 0,
    springs: 0,
    stopped: false,
    fearless: false,
    home: false,
  }));
  const locked = ["chest", "library", "prison"].flatMap((feature) =>
    withFeature(feature).map(({ word }) => ({ room: word, feature })),
  );
  const view: CatacombsView = {
    seat: 0,
    seats,
    over: false,
    turn: 0,
    asked: 0,
    ask: "ask-turn",
    board: "a",
    heroes,
    row: [],
    dungeon: 60,
    spent: [],
    reserve: {},
    market: [],
    tokens: [
      ...withFeature("artifact").flatMap(({ word }, i) => (artifacts[i] ? [{ room: word, token: artifacts[i] }] : [])),
      ...withFeature("monkey").flatMap(({ word }) => [1, 2].map(() => ({ room: word, token: "monkey_idol" }))),
    ],
    rage: 3,
    rage_track: [2, 2, 3, 3, 4, 4, 5],
    attack: 3,
    bag: { seats: [4, 6, 3, 2], black: 17 },
    set_aside: 7,
    reach: [],
    harmless: [],
    waste: {},
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
