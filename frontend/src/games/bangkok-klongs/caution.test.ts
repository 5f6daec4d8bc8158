import { expect, test } from "vitest";
import type { Update } from "../../generated/wire";
import { cautionOf } from "./caution.ts";

const update = (boats: readonly string[]): Update =>
  ({
    view: {
      columns: 10,
      rows: 8,
      seat: 1,
      boats: boats.map((field) => ({ field })),
      movement_cards: [2, 1],
      options: { diagonal_moves: true },
    },
  }) as unknown as Update;

test("whoever would move a boat that can go to one field only is told where to, and what it costs", () => {
  const only = { key: "market-only-way", args: { field: "A1", target: "B2", cards: 1 } };
  expect(cautionOf(update(["a1", "b1", "a2"]), "move:a1")).toEqual(only);
});

test("where a field will be asked for, or nothing is moved, nothing is said", () => {
  expect(cautionOf(update(["a1", "b1"]), "move:a1")).toBeUndefined();
  expect(cautionOf(update(["a1", "b1", "a2"]), "to:b2")).toBeUndefined();
  expect(cautionOf(update(["a1", "b1", "a2"]), "stay")).toBeUndefined();
});
