import { expect, test } from "vitest";
import type { Barred, Decision, Option } from "../../generated/wire";
import { concerns, displayKey, drawnKey, gapKey, nothing, readSpots, spotAt } from "./spots.ts";
import type { RingCard } from "./view.ts";

const said = { key: "", args: {} };
const option = (id: string): Option => ({ id, label: said });
const barred = (id: string): Barred => ({ id, label: said, rule: "SG-013", refusal: said });

function asks(options: string[], bars: string[] = [], seat = 0): Decision {
  return { seat, ask: "", options: options.map(option), barred: bars.map(barred) };
}

/** `r01 r02 | r04`: places, and a gap where there is a line. */
function ringOf(text: string): RingCard[] {
  const words = text.split(" ");
  return words.flatMap((place, i) =>
    place === "|" ? [] : [{ place, card: "red-1", blocked: false, edge: true, gap_after: words[i + 1] === "|" }],
  );
}

const ring = ringOf("r01 r02 | r04 r05 | r07 |");
const ids = (decision: Decision, key: string) => spotAt(readSpots(decision, ring), key).options.map(({ id }) => id);

test("a card of the ring is what choices with its place are about", () => {
  const spots = readSpots(asks(["take:r02"], ["take:r01"]), ring);
  expect(spotAt(spots, "r02")).toEqual({ options: [option("take:r02")], barred: [] });
  expect(spotAt(spots, "r01")).toEqual({ options: [], barred: [barred("take:r01")] });
  expect(spotAt(spots, "r05")).toBe(nothing);
});

test.each(["take", "centre", "block", "remove", "exchange"])("%s is about the card at its place", (verb) => {
  expect(ids(asks([`${verb}:r04`]), "r04")).toEqual([`${verb}:r04`]);
});

test("sealing is about the gap and both its edges", () => {
  const decision = asks(["seal:r02", "seal:r05"], ["seal:r01"]);
  expect(ids(decision, gapKey("r02"))).toEqual(["seal:r02"]);
  expect(ids(decision, "r02")).toEqual(["seal:r02"]);
  expect(ids(decision, "r04")).toEqual(["seal:r02"]);
  expect(ids(decision, "r05")).toEqual(["seal:r05"]);
});

test("where there is no gap to seal, the card says why not", () => {
  const spots = readSpots(asks([], ["seal:r01"]), ring);
  expect(spotAt(spots, "r01").barred).toHaveLength(1);
  expect(spots.has(gapKey("r01"))).toBe(false);
});

test("a card alone between gaps stands for both of them", () => {
  expect(ids(asks(["seal:r05", "seal:r07"]), "r07")).toEqual(["seal:r05", "seal:r07"]);
});

test("the only card of a ring is named once", () => {
  const spots = readSpots(asks(["seal:r01"]), ringOf("r01 |"));
  expect(spotAt(spots, "r01").options).toHaveLength(1);
});

test("laying is about a gap, with a side each, and about the card beside which it will lie", () => {
  const decision = asks(["lay:r02/after", "lay:r04/before"]);
  expect(ids(decision, gapKey("r02"))).toEqual(["lay:r02/after", "lay:r04/before"]);
  expect(ids(decision, "r02")).toEqual(["lay:r02/after"]);
  expect(ids(decision, "r04")).toEqual(["lay:r04/before"]);
});

test("the last gap lies before the first card", () => {
  const open = ringOf("r01 r02 r03 |");
  const spots = readSpots(asks(["lay:r01/before"]), open);
  expect(spotAt(spots, gapKey("r03")).options).toHaveLength(1);
});

test("own cards lie before the seat that is asked, others' before theirs", () => {
  expect(ids(asks(["centre-own:red-3"], [], 2), displayKey(2, "red-3"))).toEqual(["centre-own:red-3"]);
  expect(ids(asks(["swap-fellow:s1/blue-2"]), displayKey(1, "blue-2"))).toEqual(["swap-fellow:s1/blue-2"]);
  expect(ids(asks(["swap-fellow:s1/blue-2"]), displayKey(0, "blue-2"))).toEqual([]);
});

test.each(["keep", "centre-drawn"])("%s is about a drawn card", (verb) => {
  expect(ids(asks([`${verb}:misha`]), drawnKey("misha"))).toEqual([`${verb}:misha`]);
});

test("using or declining an effect is about nothing on the board", () => {
  expect(readSpots(asks(["use", "decline"]), ring).size).toBe(0);
});

test("a question to somebody else is about nothing", () => {
  expect(readSpots({ seat: 1, ask: "ask-take" }, ring).size).toBe(0);
  expect(readSpots(null, ring).size).toBe(0);
});

test("it can be told whether displays are asked about", () => {
  expect(concerns(readSpots(asks(["block-fellow:s1/red-1"]), ring), "s")).toBe(true);
  expect(concerns(readSpots(asks(["take:r01"]), ring), "s")).toBe(false);
});
