import { expect, test } from "vitest";
import { sides } from "../../../generated/klong.ts";
import { chambersOf } from "./plan.ts";
import { pricesOf } from "./prices.ts";
import { groundOf } from "./things.ts";
import { partsOf } from "./walks.ts";
import { waysOf } from "./ways.ts";

test("a price names boots, swords and hearts in that order; a teleport costs none", () => {
  expect(partsOf({ boots: 2, swords: 1, damage: 1 }).map(({ what, count }) => `${what} ${count}`)).toEqual([
    "boot 2",
    "sword 1",
    "heart −1",
  ]);
  expect(partsOf({ boots: 0, swords: 0, damage: 0 }).map(({ what }) => what)).toEqual(["teleport"]);
});

test.each(Object.entries(sides))("%s: no price covers another, whatever lies in reach", (_, drawing) => {
  const rooms = [...chambersOf(drawing).values()];
  const objects = waysOf(drawing).flatMap(({ marks }) => marks);
  for (const way of waysOf(drawing)) {
    const near = rooms.filter(({ word, shape }) => shape !== "gate" && [way.tunnel.from, way.tunnel.to].includes(word));
    const lit = near.map((chamber) => ({ chamber, toll: { boots: 2, swords: 1, damage: 1 } }));
    const prices = pricesOf(lit, objects, rooms, 1, groundOf(drawing, 1));
    for (const [i, a] of prices.entries()) {
      for (const b of prices.slice(i + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x) - (a.width + b.width) / 2, Math.abs(a.y - b.y) - 36);
        expect(apart, `${a.word} and ${b.word}`).toBeGreaterThan(-12);
      }
    }
  }
});

test.each([1.2, 1.4])("a price rather lies at the edge of its room than in the next one, %f times as large", (grow) => {
  const rooms = [...chambersOf(sides.day).values()];
  const [chamber, next] = ["13", "12"].map((wanted) => rooms.find(({ word }) => word === wanted)!);
  const objects = waysOf(sides.day).flatMap(({ marks }) => marks);
  const [price] = pricesOf(
    [{ chamber: chamber!, toll: { boots: 1, swords: 0, damage: 1 } }],
    objects,
    rooms,
    grow,
    groundOf(sides.day, grow),
  );
  expect(price!.x - price!.width / 2).toBeGreaterThan(next!.x + next!.w / 2);
});

// As large as letters have to be on a map of 594, 520 and 430 px.
const sizes = [
  [1.22, 1.45],
  [1.4, 1.65],
  [1.6, 1.7],
] as const;
const cases = Object.entries(sides).flatMap(([side, drawing]) => sizes.map((size) => [side, ...size, drawing] as const));

test.each(cases)("%s, %f times as large: no price hides what lies in another room", (_, grow, numbers, drawing) => {
  const rooms = [...chambersOf(drawing).values()];
  const objects = waysOf(drawing).flatMap(({ marks }) => marks);
  const ground = groundOf(drawing, numbers);
  for (const start of rooms) {
    const ways = drawing.tunnels.filter(({ from, to }) => from === start.word || to === start.word);
    const lit = ways.flatMap(({ from, to, boots, monsters }) => {
      const chamber = rooms.find(({ word, shape }) => word === (from === start.word ? to : from) && shape !== "gate");
      return chamber ? [{ chamber, toll: { boots, swords: 0, damage: monsters } }] : [];
    });
    for (const price of pricesOf(lit, objects, rooms, grow, ground)) {
      for (const thing of ground.things!.filter(({ word }) => word !== price.word)) {
        const wide = Math.max(0, Math.min(price.width / 2 + thing.w - Math.abs(price.x - thing.x), 2 * thing.w));
        const tall = Math.max(0, Math.min(18 * grow + thing.h - Math.abs(price.y - thing.y), 2 * thing.h));
        const hidden = (wide * tall) / (4 * thing.w * thing.h);
        expect(hidden, `the way to ${price.word} on what lies in ${thing.word}`).toBeLessThan(0.35);
      }
    }
  }
});
