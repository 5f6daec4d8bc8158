import { expect, test } from "vitest";
import type { Told } from "../generated/wire";
import { chapters, gist, latest, since, takenBack, who } from "./history";

const told = (version: number, key: string, seat?: number): Told => ({
  version,
  said: { key, args: seat === undefined ? {} : { who: { key: "seat", args: { seat } } } },
});

const game = [
  told(0, "began", 1),
  told(1, "took", 1),
  told(1, "ran", 1),
  told(3, "gave-up", 1),
  told(4, "took", 0),
  told(5, "took", 2),
  told(5, "colours-won", 0),
  told(5, "shield", 1),
  told(6, "took", 2),
];

const short = (log: readonly Told[], interludes: string[] = [], befalls: string[] = []) =>
  chapters(log, { interludes, befalls }).map((chapter) => [chapter.seat, ...chapter.events.map((e) => e.said.key)]);

test("an event knows whom it is about", () => {
  expect(who(told(1, "took", 2).said)).toBe(2);
  expect(who(told(1, "ended").said)).toBe(-1);
});

test("what a seat does in one go is one chapter, over several choices", () => {
  expect(short(game).slice(0, 3)).toEqual([
    [-1, "began"],
    [1, "took", "ran", "gave-up"],
    [0, "took"],
  ]);
});

test.each([
  { mine: 5, others: [6, 7], order: [-1, 1, 2] },
  { mine: 3, others: [4, 5], order: [1, 2, -1] },
])("a scoring is told before what followed, and after what led to it: $order", ({ mine, others, order }) => {
  const log = [told(mine, "took", 0), ...others.map((version, i) => told(version, "took", i + 1)), told(5, "scored")];
  const inOrder = log.sort((one, other) => one.version - other.version);
  expect(latest(chapters(inOrder, { interludes: ["scored"] }), 0, 3, new Set()).map(({ seat }) => seat)).toEqual(order);
});

test("the table speaks for itself until the next choice", () => {
  expect(short(game, ["colours-won"]).slice(3)).toEqual([
    [2, "took"],
    [-1, "colours-won", "shield"],
    [2, "took"],
  ]);
});

test("since my last turn: everything behind my last chapter", () => {
  const all = chapters(game, { interludes: ["colours-won"] });
  expect(since(all, 0).map((chapter) => chapter.seat)).toEqual([2, -1, 2]);
  expect(since(all, 2)).toEqual([]);
  expect(since(all, 4)).toHaveLength(all.length);
});

test("the gist of a turn is what it did to me, else how it began", () => {
  const [chapter] = chapters([told(1, "took", 1), told(1, "blocked", 0), told(1, "ran", 1)]);
  expect(gist(chapter!, 0)?.key).toBe("blocked");
  expect(gist(chapter!, 1)?.key).toBe("took");
  expect(gist(chapter!, 2)?.key).toBe("took");
});

test("what the table says of itself is about nobody, whatever it names", () => {
  const log = [told(4, "took", 2), told(4, "no-colour", 0), told(4, "shield", 0), told(4, "round-began", 0)];
  const scoring = chapters(log, { interludes: ["no-colour", "round-began"] }).at(-1)!;
  expect(gist(scoring, 0)?.key).toBe("shield");
  expect(gist(scoring, 1)?.key).toBe("no-colour");
});

test("an undone choice is gone with the bots' answers to it, whether they were told or not", () => {
  const undone = (version: number, answers: number): Told => ({ version, said: { key: "event-undone", args: { answers } } });
  const log = [told(0, "began"), told(1, "took", 0), told(2, "took", 1), undone(4, 2), told(5, "took", 0), undone(6, 0)];
  expect([...takenBack(log)].toSorted()).toEqual([1, 2, 3, 5]);
  expect(takenBack(log.slice(0, 3)).size).toBe(0);
});

test("what befalls somebody belongs to the turn in which it happens", () => {
  const log = [told(1, "took", 1), told(2, "gave-up", 2), told(2, "centred", 1), told(3, "took", 2)];
  expect(short(log, [], ["gave-up"])).toEqual([
    [1, "took", "gave-up", "centred"],
    [2, "took"],
  ]);
});

test("a bot that stands in is nobody's turn, and no choice to take back", () => {
  const log = [told(1, "took", 1), told(2, "event-stand-in", 2), told(3, "took", 2)];
  expect(short(log)).toEqual([
    [1, "took"],
    [-1, "event-stand-in"],
    [2, "took"],
  ]);
  const undone: Told = { version: 4, said: { key: "event-undone", args: { answers: 1 } } };
  expect([...takenBack([...log, undone])].sort()).toEqual([1, 3]);
});
