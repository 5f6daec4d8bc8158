import { expect, test } from "vitest";
import { cell } from "../../delve/tiles/grid.ts";
import type { Edge } from "../../delve/tiles/joined.ts";
import { exitsOf } from "./exits.ts";

const edge = (door: string, x: number, y: number, side: number, across = 0, down = -1): Edge =>
  ({ door, x, y, side, cell: { x: across, y: down } }) as unknown as Edge;
const dear = { boots: 2, swords: 1, damage: 1, picks: 1 };

const apart = (one: { x: number; y: number; width: number }, other: typeof one): boolean =>
  Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - 5 || Math.abs(one.y - other.y) >= 30;

test.each([
  ["side by side above a tile", edge("a", cell / 2 - 46, 0, 0), edge("b", cell / 2 + 46, 0, 0)],
  ["opposite each other", edge("a", 0, 50, 1, 0, 0), edge("b", cell, 50, 3, 0, 0)],
])("prices of exits do not lie over each other: %s", (_, a, b) => {
  const [one, other] = exitsOf(
    [
      [a, dear],
      [b, dear],
    ],
    1,
  ).map(({ price }) => price!);
  expect(apart(one!, other!)).toBe(true);
});

test("an exit that costs nothing is a question mark alone", () => {
  expect(exitsOf([[edge("a", 0, 0, 0), undefined]], 1)[0]?.price).toBeUndefined();
});
