// A moment of a raid that nobody plays, to look at its map with.

import type { DelveView, Hero, RoomWord } from "./view.ts";

const hero: Omit<Hero, "room"> = {
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
};

/** Heroes in these rooms; the first of them is at work and looks. */
export const raidWith = (standing: readonly RoomWord[]): DelveView => ({
  seat: 0,
  seats: standing.length,
  over: false,
  turn: 0,
  asked: 0,
  ask: "ask-turn",
  board: "a",
  heroes: standing.map((room) => ({ ...hero, room })),
  row: [],
  dungeon: 60,
  spent: [],
  reserve: {},
  market: [],
  tokens: [],
  rage: 3,
  rage_track: [2, 2, 3, 3, 4, 4, 5],
  attack: 3,
  bag: { seats: [4, 6, 3, 2].slice(0, standing.length), black: 17 },
  set_aside: 7,
  reach: [],
  harmless: [],
  waste: {},
});
