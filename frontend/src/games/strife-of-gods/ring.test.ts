import { expect, test } from "vitest";
import { gapsOf, layOut, places } from "./ring.ts";
import type { RingCard } from "./view.ts";

const name = (number: number) => `r${String(number).padStart(2, "0")}`;

/** A ring from numbers of places and lines for gaps. */
function ringOf(...parts: (number | "|")[]): RingCard[] {
  return parts.flatMap((part, i) =>
    part === "|" ? [] : [{ place: name(part), card: "red-1", blocked: false, edge: false, gap_after: parts[i + 1] === "|" }],
  );
}

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const slots = (ring: RingCard[]) => Object.fromEntries(layOut(ring).map(({ card, slot }) => [card.place, slot]));

test("a closed ring lies in its slots", () => {
  expect(layOut(ringOf(...upTo(1, 32))).map(({ slot }) => slot)).toEqual(upTo(0, 31));
});

test("every place keeps its slot when cards leave", () => {
  const laid = slots(ringOf(...upTo(2, 9), "|", ...upTo(12, 30), "|"));
  expect(laid["r02"]).toBe(1);
  expect(laid["r12"]! % places).toBe(11);
});

test("a card laid into a wide gap lies beside its neighbour", () => {
  const after = slots(ringOf(...upTo(1, 4), 33, "|", ...upTo(9, 32)));
  expect(after["r33"]).toBe(4);
  const before = slots(ringOf(...upTo(1, 4), "|", 33, ...upTo(9, 32)));
  expect(before["r33"]).toBe(7);
});

test("a card left alone in a gap lies in its middle", () => {
  expect(slots(ringOf(...upTo(1, 4), "|", 33, "|", ...upTo(10, 32)))["r33"]).toBe(6);
});

test("in a narrow gap the neighbours move over, and the gap stays open", () => {
  const ring = ringOf(...upTo(1, 4), 33, "|", ...upTo(6, 32));
  const laid = layOut(ring);
  for (const [i, { card, slot }] of laid.entries()) {
    const next = laid[(i + 1) % laid.length]!;
    const way = (((next.slot - slot) % places) + places) % places;
    expect(way).toBeGreaterThanOrEqual((card.gap_after ? 1.5 : 0.9) - 0.01);
  }
  expect(laid[0]!.slot).toBeCloseTo(0, 0);
});

test("two cards in a gap for one still find room", () => {
  const laid = layOut(ringOf(...upTo(1, 4), 33, "|", 34, ...upTo(6, 31), "|"));
  const far = laid.map(({ slot }, i) => (((laid[(i + 1) % laid.length]!.slot - slot) % places) + places) % places);
  expect(Math.min(...far)).toBeGreaterThan(0.88);
  expect(far.reduce((sum, way) => sum + way)).toBeCloseTo(places);
});

test("it does not matter where the telling begins", () => {
  const one = slots(ringOf(33, "|", ...upTo(9, 32), ...upTo(1, 4)));
  const two = slots(ringOf(...upTo(1, 4), 33, "|", ...upTo(9, 32)));
  expect(one["r33"]! % places).toBe(two["r33"]! % places);
});

test("gaps are known by their edges and by what is free between them", () => {
  const gaps = gapsOf(layOut(ringOf(...upTo(3, 9), "|", ...upTo(12, 30), "|")));
  expect(gaps).toMatchObject([
    { after: "r09", before: "r12", from: 9, to: 10 },
    { after: "r30", before: "r03" },
  ]);
  expect(gaps[1]!.to - gaps[1]!.from + 1).toBe(4);
});

test("a ring that has lost all its first cards is spread out evenly", () => {
  expect(layOut(ringOf(33, "|", 34, "|")).map(({ slot }) => slot)).toEqual([0, 16]);
});

test("the last card has one gap, all the way round", () => {
  const [gap] = gapsOf(layOut(ringOf(5, "|")));
  expect(gap).toMatchObject({ after: "r05", before: "r05", from: 5, to: 35 });
});
