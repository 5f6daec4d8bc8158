import { expect, test } from "vitest";
import { insideOf } from "./inside.ts";
import { shipOf } from "./plan.ts";
import type { Sights } from "./sights.ts";

const { berths } = shipOf(["HG", "PK", "KS"]);
const nothing: Sights = { heaps: new Map(), hacked: new Map(), pods: new Set(), crowded: new Set(), blockade: false };
const kinds = (word: string, sights: Partial<Sights> = {}) =>
  insideOf(berths.get(word)!, { ...nothing, ...sights }).map(({ thing }) => thing.kind);
const minors = (count: number) => [{ token: "?minor", kind: "minor" as const, count, points: 0 }];

test("a room shows its port and the depots that are left", () => {
  expect(kinds("HG-7", { heaps: new Map([["HG-7", minors(2)]]) })).toEqual(["port", "minor"]);
  expect(kinds("HG-7")).toEqual(["port"]);
});

test("depots that somebody has looked at are still as many", () => {
  const known = [...minors(1), { token: "archiv", kind: "minor" as const, count: 1, points: 3 }];
  const [shown] = insideOf(berths.get("KO-4")!, { ...nothing, heaps: new Map([["KO-4", known]]) });
  expect(shown!.thing).toEqual({ kind: "minor", count: 2 });
});

test("a port that was hacked shows by whom", () => {
  const [shown] = insideOf(berths.get("PK-8")!, { ...nothing, hacked: new Map([["PK-8", 2]]) });
  expect(shown!.thing).toEqual({ kind: "port", what: "credits", count: 4, seat: 2 });
});

test("a pod is there until somebody has taken it", () => {
  expect(kinds("FR-P1", { pods: new Set(["FR-P1"]) })).toEqual(["pod"]);
  expect(kinds("FR-P1")).toEqual([]);
});

test("whoever stands in a room leaves less space for what lies there", () => {
  const [alone] = insideOf(berths.get("KO-3")!, nothing);
  const [beside] = insideOf(berths.get("KO-3")!, { ...nothing, crowded: new Set(["KO-3"]) });
  expect(alone).toMatchObject({ x: 0, size: 1 });
  expect(beside!.x).toBeGreaterThan(0);
  expect(beside!.size).toBeLessThan(1);
});
