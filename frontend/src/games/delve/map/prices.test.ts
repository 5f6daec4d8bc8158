import { expect, test } from "vitest";
import { sides } from "../../../generated/klong.ts";
import type { Drawing, Room } from "../../shared/printed.ts";
import type { Heap, Heaps } from "../tokens.ts";
import { groundOf, lyingOn, platesOf } from "./ground.ts";
import { overlap, type Box } from "./labels.ts";
import { pawnWidth } from "./pieces.ts";
import { chambersOf } from "./plan.ts";
import { boxesAt, dotRadius, heroAt, Prices, type Price } from "./prices.ts";
import { partsOf } from "./walks.ts";

test("a price names boots, swords and hearts in that order; a teleport costs none", () => {
  expect(partsOf({ boots: 2, swords: 1, damage: 1 }).map(({ what, count }) => `${what} ${count}`)).toEqual([
    "boot 2",
    "sword 1",
    "heart −1",
  ]);
  expect(partsOf({ boots: 0, swords: 0, damage: 0 }).map(({ what }) => what)).toEqual(["teleport"]);
  expect(partsOf({ boots: 2, swords: 0, damage: 0, teleports: 1 }).map(({ what }) => what)).toEqual(["boot", "teleport"]);
});

/** All that is printed there, lying there. */
function heapsIn({ artifact, idols, major, minor }: Room): Heap[] {
  const heap = (kind: Heap["kind"], count: number): Heap[] => (count ? [{ token: kind, kind, count, points: 5 }] : []);
  return [
    ...heap("artifact", artifact ? 1 : 0),
    ...heap("idol", idols ?? 0),
    ...heap("major", major ?? 0),
    ...heap("minor", minor ?? 0),
  ];
}

const boxOf = ({ x, y, width, folded }: Price, grow: number): Box =>
  folded ? boxesAt([{ x, y }], dotRadius * grow)[0]! : { x, y, w: width / 2, h: 18 * grow };

/** Every room is lit, as seldom as that is, and heroes stand in some. */
function late(drawing: Drawing, grow: number, numbers: number, open?: string) {
  const rooms = [...chambersOf(drawing).values()];
  const heaps: Heaps = new Map(rooms.map(({ word, room }) => [word, heapsIn(room)]));
  const heroes = rooms.filter((_, i) => i % 9 === 4).map(({ x, y, w, h }) => ({ x: x + w * 0.54, y: y + h * 0.84 }));
  const lying = lyingOn(drawing, heaps, new Set(), numbers);
  const plates = platesOf(drawing, lying, heroes, numbers);
  const lit = rooms
    .filter(({ shape }) => shape !== "gate")
    .map((chamber, i) => ({ chamber, toll: { boots: 1 + (i % 5), swords: i % 7 ? 0 : 1, damage: i % 3 ? 0 : 1 } }));
  const prices = new Prices(lit, groundOf(drawing, lying, plates, heroes), grow).opened(open);
  return { rooms, lit, lying, plates, pawns: heroes.map((hero) => heroAt(hero, pawnWidth)), prices };
}

// As large as letters have to be on a map of 1000, 640, 594, 520 and 430 px.
const sizes = [
  [1, 1],
  [1.16, 1.37],
  [1.22, 1.45],
  [1.4, 1.65],
  [1.6, 1.7],
] as const;
const hidden = 3; // of forty, all of which are never in reach at once
const cases = Object.entries(sides).flatMap(([side, drawing]) => sizes.map((size) => [side, ...size, drawing] as const));

test.each(cases)(
  "%s, %f times as large: no label over another, a token, a hero, or beyond the edge",
  (_, grow, size, drawing) => {
    const { lit, lying, plates, pawns, prices } = late(drawing, grow, size);
    const boxes = prices.map((price) => ({ word: price.word, ...boxOf(price, grow) }));
    expect(boxes.length).toBeGreaterThanOrEqual(lit.length - hidden); // at least as dots
    for (const [i, one] of boxes.entries()) {
      const others = [...boxes.slice(i + 1), ...lying, ...plates.values(), ...pawns];
      expect(Math.max(...others.map((other) => overlap(one, other))), one.word).toBe(0);
      expect(one.x - one.w).toBeGreaterThanOrEqual(0);
    }
    for (const [word, plate] of plates) {
      expect(Math.max(...[...lying, ...pawns].map((thing) => overlap(plate, thing))), `number ${word}`).toBe(0);
    }
    expect(plates.size).toBeGreaterThanOrEqual(lit.length - hidden);
  },
);

test("most are to be read where there is room, and the one somebody points at always is", () => {
  const open = late(sides.day, 1.4, 1.65).prices.find(({ folded }) => folded)!.word;
  expect(late(sides.day, 1, 1).prices.filter(({ folded }) => folded).length).toBeLessThan(6);
  const { prices } = late(sides.day, 1.4, 1.65, open);
  expect(prices.find(({ word }) => word === open)?.folded).toBe(false);
});
