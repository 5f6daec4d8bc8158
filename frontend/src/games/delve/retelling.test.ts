import { expect, test } from "vitest";
import type { Said, Told } from "../../generated/wire";
import { retell } from "./retelling.ts";

const card = (word: string): Said => ({ key: word === "?" ? "back-card" : `card-${word}`, args: {} });
const told = (key: string, seat: number, word: string, version = 1): Told => ({
  version,
  said: { key, args: { who: { key: "seat", args: { seat } }, card: card(word) } },
});
const none = new Set<number>();

test("hidden cards are counted, one as well as five", () => {
  const drawn = [told("event-drew", 1, "?"), told("event-drew", 1, "?"), told("event-drew", 2, "?")];
  expect(retell(drawn, none).map(({ said }) => [said.key, said.args["count"]])).toEqual([
    ["event-drew-hidden", 2],
    ["event-drew-hidden", 1],
  ]);
});

test("cards one knows are named, equal ones once", () => {
  const [only, ...more] = retell(
    [told("event-played", 0, "burgle", 1), told("event-played", 0, "burgle", 2), told("event-played", 0, "scramble", 3)],
    none,
  );
  expect(more).toEqual([]);
  expect(only!.said.args["card"]).toEqual({
    key: "cards-more",
    args: { some: { key: "cards-times", args: { card: card("burgle"), count: 2 } }, more: card("scramble") },
  });
});

test("whatever comes between, or was taken back, is told apart", () => {
  const log = [
    told("event-played", 0, "burgle", 1),
    told("event-bought", 0, "ruby", 2),
    told("event-played", 0, "burgle", 3),
    told("event-played", 0, "stumble", 4),
  ];
  expect(retell(log, new Set([4]))).toEqual(log);
});
