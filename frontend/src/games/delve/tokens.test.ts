import { expect, test } from "vitest";
import { layOut } from "./laid.ts";
import { print } from "../klong/print.ts";
import { heapsOf, priceIn, signOf, waresOf } from "./tokens.ts";

layOut(print);

test("equal tokens of a room make a heap", () => {
  const tokens = [
    { room: "4", token: "?minor" },
    { room: "4", token: "?minor" },
    { room: "18", token: "ring" },
    { room: "24", token: "monkey_idol" },
  ];
  const heaps = heapsOf({ tokens });
  expect(heaps.get("4")).toEqual([{ token: "?minor", kind: "minor", count: 2, points: 0 }]);
  expect(heaps.get("18")).toEqual([{ token: "ring", kind: "artifact", count: 1, points: 5 }]);
  expect(heaps.get("24")![0]!.kind).toBe("idol");
});

test("of the crowns, the best is for sale", () => {
  const market = ["backpack", "crown_8", "crown_9", "master_key", "master_key"];
  expect(waresOf({ market })).toEqual([
    { token: "backpack", count: 1 },
    { token: "master_key", count: 2 },
    { token: "crown_9", count: 2 },
  ]);
  expect(waresOf({ market: [] })).toEqual([]);
});

test("goods cost what they cost now; what is printed is said where none is left", () => {
  expect(priceIn({ market_prices: [5, 5] })).toBe(5);
  expect(priceIn({ market_prices: [] })).toBe(7);
});

test("a token has the sign of its family; what lies face down has that of a secret", () => {
  expect(signOf("master_key")).toBe("key");
  expect(signOf("treasure")).toBe("secret");
});
