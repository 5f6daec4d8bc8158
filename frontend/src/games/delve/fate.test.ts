import { expect, test } from "vitest";
import type { Update } from "../../generated/wire";
import { print } from "../klong/print";
import { fateOf } from "./fate";
import { layOut } from "./laid";

test("whoever has lost learns why: without an artifact, or where nobody comes to the rescue", () => {
  layOut(print);
  const heroes = [
    { status: "lost", tokens: ["monkey_idol"] },
    { status: "lost", tokens: ["ankh"] },
    { status: "escaped", tokens: ["ring"] },
    { status: "rescued", tokens: ["vase"] },
  ];
  const update = { seat: 0, view: { heroes } } as unknown as Update;
  expect(heroes.map((_, seat) => fateOf(update, seat)?.key)).toEqual([
    "raid-fate-bare",
    "raid-fate-deep",
    undefined,
    undefined,
  ]);
});
