import { expect, test } from "vitest";
import { sides } from "../../../generated/klong.ts";
import { chambersOf } from "./plan.ts";
import { pricesOf } from "./prices.ts";
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
    const prices = pricesOf(lit, objects, rooms, 1);
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
  const [price] = pricesOf([{ chamber: chamber!, toll: { boots: 1, swords: 0, damage: 1 } }], objects, rooms, grow);
  expect(price!.x - price!.width / 2).toBeGreaterThan(next!.x + next!.w / 2);
});
