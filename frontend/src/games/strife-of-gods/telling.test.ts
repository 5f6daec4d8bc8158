import { expect, test } from "vitest";
import type { Said, Told, Update } from "../../generated/wire";
import { chapters, latest } from "../../table/history.ts";
import { strifeOfGods } from "./face.ts";
import { telling } from "./telling.ts";

const seat = (number: number): Said => ({ key: "seat", args: { seat: number } });
const card = (word: string): Said => ({ key: `card-${word}`, args: {} });
const told = (...said: [key: string, args: Said["args"]][]): Told[] =>
  said.map(([key, args], version) => ({ version, said: { key: `event-${key}`, args } }));
const brief = (events: Told[], reader: number) =>
  telling.recap!(events, { seat: reader } as Update).map(({ key }) => key.replace("recap-", ""));

const zakum = told(
  ["took", { who: seat(1), card: card("zakum") }],
  ["exchanged", { who: seat(1), other: seat(0), card: card("yellow-5"), second: card("red-2") }],
);
const remial = told(
  ["took", { who: seat(1), card: card("remial") }],
  ["gave-up", { who: seat(0), card: card("yellow-5") }],
  ["centred", { who: seat(1), card: card("yellow-5") }],
  ["drew", { who: seat(0), card: card("red-2") }],
);

test("what was done to one's own cards is told as such, after what it came from", () => {
  expect(brief(zakum, 0)).toEqual(["took", "exchanged-yours"]);
  expect(brief(remial, 0)).toEqual(["took", "gave-up-yours", "centred", "drew-yours"]);
});

test("a champion that came by another is named, one that was taken is named once", () => {
  const [took, exchanged] = zakum;
  const ran = (word: string) => told(["ran", { who: seat(1), card: card(word) }]);
  const paeral = told(["took", { who: seat(1), card: card("paeral") }]);
  expect(brief([took!, ...ran("zakum"), exchanged!], 0)).toEqual(["took", "exchanged-yours"]);
  expect(brief([...paeral, ...ran("paeral"), ...ran("zakum"), exchanged!], 0)).toEqual(["took", "ran", "exchanged-yours"]);
});

test("the log says why one of two equal sums is ahead, and only then", () => {
  const scored = (...sums: number[]) =>
    told(...sums.map((sum, i): [string, Said["args"]] => [`shield-${["gold", "silver", "bronze"][i]!}`, { sum }]));
  const keys = (events: Told[]) => telling.retell(events, new Set()).map(({ said }) => said.key);
  expect(keys(scored(11, 11, 6))).toEqual(["event-shield-gold", "event-shield-silver", "arena-tie", "event-shield-bronze"]);
  expect(keys(scored(11, 9, 6))).not.toContain("arena-tie");
});

test("what was done to others is told with whose cards they were, in its order", () => {
  expect(brief(zakum, 2)).toEqual(["took", "exchanged"]);
  expect(brief(remial, 2)).toEqual(["took", "gave-up", "centred"]);
  expect(brief(told(["blocked-fellow", { who: seat(1), other: seat(0), card: card("blue-3") }]), 2)).toEqual([
    "blocked-fellow",
  ]);
});

test("with a new round, what was done before it is no news any more", () => {
  const log = told(
    ["round-began", { who: seat(0) }],
    ["took", { who: seat(0) }],
    ["took", { who: seat(1) }],
    ["took", { who: seat(2) }],
    ["colours-won", {}],
    ["round-began", { who: seat(1) }],
    ["took", { who: seat(1) }],
  );
  const news = (upTo: number) =>
    latest(telling.recent!(chapters(log.slice(0, upTo), strifeOfGods)), 0, 3, new Set()).map(({ seat, events }) => [
      seat,
      ...events.map(({ version }) => version),
    ]);
  expect(news(4)).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(news(7)).toEqual([
    [-1, 4, 5],
    [1, 6],
  ]);
});
