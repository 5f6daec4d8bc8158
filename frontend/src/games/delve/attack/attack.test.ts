import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Said, Told } from "../../../generated/wire";
import { attackIn, hitsOn, lostSince, Watch } from "./attack.ts";
import { causeOf, heapsOf, reasonOf } from "./reason.ts";
import { Scene, shares } from "./scene.svelte.ts";

const told = (key: string, seat?: number): Told => ({
  version: 7,
  said: { key, args: seat === undefined ? {} : { who: { key: "seat", args: { seat } } } },
});
const events = [
  told("event-revealed"),
  told("event-attacked"),
  told("event-drew-black"),
  told("event-drew-hit", 1),
  told("event-drew-harmless", 0),
  told("event-drew-hit", 1),
  told("event-lost", 1),
];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("an attack is told cube by cube, with whom it has felled", () => {
  const attack = attackIn(events)!;
  expect(attack.cubes).toEqual([
    { seat: undefined, hurts: false },
    { seat: 1, hurts: true },
    { seat: 0, hurts: false },
    { seat: 1, hurts: true },
  ]);
  expect(attack.fallen).toEqual([{ seat: 1, rescued: false }]);
  expect(hitsOn(1, attack.cubes)).toBe(2);
});

test("attacks that are skipped are summed up afterwards, if they have hurt anybody", () => {
  const at = (version: number, ...keys: string[]): Told[] =>
    keys.map((key) => ({ version, said: { key: `event-${key}`, args: { who: { key: "seat", args: { seat: 1 } } } } }));
  const watch = new Watch(1);
  const log = [...at(2, "attacked", "drew-hit"), ...at(3, "attacked", "drew-black")];
  expect(watch.next(log.slice(0, 2), 2, false, true)).toBeUndefined();
  expect(watch.next(log, 3, false, true)).toBeUndefined();
  const all = [...log, ...at(4, "attacked", "drew-harmless")];
  const summed = watch.next(all, 4, false, false)!;
  expect([summed.waves.length, summed.cubes.length, watch.summed]).toEqual([3, 3, true]);
  expect(watch.next(all, 5, false, true)).toBeUndefined();
  const more = [...all, ...at(6, "attacked", "drew-black")];
  expect(watch.next(more, 6, false, true)).toBeUndefined();
  expect(watch.next(more, 7, false, false)).toBeUndefined(); // it has hurt nobody
  expect(watch.next([...more, ...at(8, "attacked", "drew-black")], 8, false, false)?.cubes.length).toBe(1);
  expect(watch.summed).toBe(false);
});

test("two attacks in a row are told apart", () => {
  const attacked = (count: number): Told => ({ version: 7, said: { key: "event-attacked", args: { count } } });
  const { waves } = attackIn([
    attacked(2),
    told("event-drew-black"),
    told("event-drew-black"),
    attacked(3),
    ...events.slice(2),
  ])!;
  expect(waves).toEqual([
    { size: 2, from: 0, at: 0 },
    { size: 3, from: 2, at: 3 },
  ]);
});

test("how many cubes an attack is about has its reasons", () => {
  const view = { rage: 3, rage_track: [2, 2, 3, 3, 4], attack: 4, parapet: 3 };
  expect(reasonOf({ size: 4, from: 0, at: 0 }, view)).toEqual({ rage: 3, danger: 1, parapet: 0 });
  expect(reasonOf({ size: 6, from: 0, at: 0 }, view)).toEqual({ rage: 3, danger: 1, parapet: 2 });
  expect(reasonOf({ size: 5, from: 0, at: 0 }, view)).toBeUndefined();
});

test("while somebody thinks about a reaction nothing is shown; then the cubes strike at a later choice", () => {
  expect(attackIn([told("event-attacked")], true)).toBeUndefined();
  expect(attackIn([told("event-attacked")])?.cubes).toEqual([]); // out of an empty bag
  const later = [told("event-drew-special"), told("event-was-struck", 1), told("event-drew-black")];
  expect(attackIn(later)?.cubes).toHaveLength(2);
  expect(hitsOn(1, attackIn(later)!.cubes)).toBe(1);
});

test("a ghost hurts everybody inside who does not ward it off, and is one cube", () => {
  const ghosts = [
    told("event-attacked"),
    told("event-drew-special"),
    told("event-was-struck", 0),
    told("event-was-shielded", 1),
    told("event-was-struck", 2),
    told("event-drew-hit", 0),
    told("event-drew-special"),
    told("event-was-struck", 0),
    told("event-was-struck", 1),
    told("event-was-struck", 2),
  ];
  const { cubes } = attackIn(ghosts)!;
  expect(cubes).toEqual([
    { seat: undefined, hurts: true, special: [0, 2] },
    { seat: 0, hurts: true },
    { seat: undefined, hurts: true, special: [0, 1, 2] },
  ]);
  expect([0, 1, 2].map((seat) => hitsOn(seat, cubes))).toEqual([3, 1, 2]);
});

test("what others' turns have cost is known until one does something oneself", () => {
  expect([0, 1].map((seat) => lostSince(events, seat))).toEqual([0, 2]);
  expect(lostSince([...events, told("event-played", 0)], 1)).toBe(2);
  expect(lostSince([...events, told("event-played", 1), told("event-drew-hit", 1)], 1)).toBe(1);
});

test("without an attack there is nothing to tell, whoever falls", () => {
  expect(attackIn([told("event-hurt", 0), told("event-lost", 0)])).toBeUndefined();
});

const time = 2000; // ms

test("cubes are shown one after the other, then it ends by itself", () => {
  const scene = new Scene();
  scene.begin(attackIn(events)!, time, false);
  expect([scene.drawn, scene.ahead(1)]).toEqual([0, 2]);
  vi.advanceTimersByTime(shares.roar * time);
  expect(scene.drawn).toBe(1);
  vi.advanceTimersByTime((shares.cubes * time) / 4);
  expect([scene.drawn, scene.ahead(1)]).toEqual([2, 1]);
  vi.advanceTimersByTime((shares.cubes * time) / 2);
  expect(scene.done).toBe(true);
  vi.advanceTimersByTime(shares.after * time);
  expect(scene.attack).toBeUndefined();
});

test("one can skip to the end, and once more to be rid of it", () => {
  const scene = new Scene();
  scene.begin(attackIn(events)!, time, false);
  scene.skip();
  expect([scene.done, scene.ahead(1)]).toEqual([true, 0]);
  scene.skip();
  expect(scene.attack).toBeUndefined();
});

test("for somebody who is led it stays until they go on", () => {
  const scene = new Scene();
  scene.begin(attackIn(events)!, time, false, true);
  vi.advanceTimersByTime(10 * time);
  expect([scene.done, scene.attack === undefined]).toEqual([true, false]);
  scene.skip();
  expect(scene.attack).toBeUndefined();
});

test("where less should move, all is there at once", () => {
  const scene = new Scene();
  scene.begin(attackIn(events)!, time, true);
  expect(scene.done).toBe(true);
  vi.advanceTimersByTime(time);
  expect(scene.attack).toBeUndefined();
});

test("an attack names the cards that set it off, and who turned them up", () => {
  const provoked = (card: string): Told => {
    const { version, said } = told("event-provoked", 1);
    return { version, said: { ...said, args: { ...said.args, card: { key: `card-${card}`, args: {} } } } };
  };
  const attack = (...before: Told[]) => attackIn([...before, told("event-attacked"), told("event-drew-black")])!;
  expect(causeOf(attack(told("event-ended-turn", 1), provoked("troll")), 0)).toEqual(provoked("troll").said);
  const both = causeOf(attack(provoked("troll"), provoked("ogre")), 0)!;
  expect((both.args["card"] as Said).key).toBe("cards-more");
  expect(causeOf(attack(told("event-used", 1)), 0)?.key).toBe("event-used");
  expect(causeOf(attack(told("event-used", 1), told("event-ended-turn", 1)), 0)).toBeUndefined();
});

test("an attack in place of the turn of somebody who is out says so", () => {
  const attack = attackIn([told("event-ended-turn", 1), told("event-attacked", 2), told("event-drew-black")])!;
  expect(causeOf(attack, 0)).toEqual({ key: "raid-drawn-instead", args: { who: told("any", 2).said.args["who"] } });
  const own = attackIn([told("event-ended-turn", 2), told("event-attacked", 2), told("event-drew-black")])!;
  expect(causeOf(own, 0)).toBeUndefined();
});

test("where there are many cubes, those that did the same are told together", () => {
  const black = { seat: undefined, hurts: false };
  expect(heapsOf([black, { seat: 1, hurts: true }, black, { seat: 1, hurts: false }])).toEqual([
    { cube: black, count: 2 },
    { cube: { seat: 1, hurts: true }, count: 1 },
    { cube: { seat: 1, hurts: false }, count: 1 },
  ]);
});
