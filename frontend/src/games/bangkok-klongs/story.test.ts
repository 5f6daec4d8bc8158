import { expect, test } from "vitest";
import type { Said, Told } from "../../generated/wire";
import { chancesOf, daysOf, passedOver, placersIn, sharesOf, summedUp } from "./story.ts";
import type { BangkokView } from "./view.ts";

const who = (seat: number): Said => ({ key: "seat", args: { seat } });

/** A log told in short: `small 2`, `big 0`, `master 1 b2-c3`, `earned 0 8`, `took 1 fish-own-1`, `declined 2`, `undone 0`. */
function log(...lines: string[]): Told[] {
  return lines.map((line, version) => {
    const [kind, seat = "0", what = ""] = line.split(" ");
    const key = { small: "small-day", big: "big-day", took: "removed" }[kind!] ?? kind!;
    const args: Said["args"] = {
      who: who(Number(seat)),
      place: what.toUpperCase().replace("-", "–"),
      points: Number(what),
      card: { key: `card-${what}`, args: {} },
    };
    return { version, said: { key: `event-${key}`, args } };
  });
}

type Now = Pick<BangkokView, "seats" | "market" | "asked">;
const during = (lap: number, asked: number, seats = 3): Now => ({ seats, asked, market: { day: 1, big: false, lap } });
const brief = (lines: string[], now: Now) =>
  chancesOf(daysOf(log(...lines), now.seats)[0]!, now).map(({ seat, state }) => `${seat} ${state}`);

test("a day is told by what everybody did", () => {
  const [day] = daysOf(log("small 1", "master 1 b2-c3", "earned 0 5", "earned 1 10", "took 1 fish-own-1", "declined 2"), 3);
  expect(day).toEqual({
    number: 1,
    big: false,
    first: 1,
    deeds: [
      { seat: 1, place: "b2-c3", earned: [5, 10, 0], taken: "fish-own-1" },
      { seat: 2, place: undefined, earned: [0, 0, 0], taken: undefined },
    ],
  });
  expect(sharesOf(day!, 3)).toEqual([
    { seat: 0, own: 0, shared: 5, taken: [] },
    { seat: 1, own: 10, shared: 0, taken: ["fish-own-1"] },
    { seat: 2, own: 0, shared: 0, taken: [] },
  ]);
});

test("the big day comes after the small ones", () => {
  expect(daysOf(log("small 0", "small 1", "big 2"), 3).map(({ number, big }) => [number, big])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test("what was taken back has not happened", () => {
  expect(daysOf(log("small 1", "declined 1", "undone 1"), 3)[0]!.deeds).toEqual([]);
});

test("it is known who has placed a boat", () => {
  expect(placersIn(log("placed 1", "placed 2", "undone 2"))).toEqual(new Set([1]));
});

test("a small day gives everybody two opportunities, from the one who brought it about", () => {
  expect(brief(["small 1"], during(1, 1))).toEqual(["1 now", "2 ahead", "0 ahead", "1 ahead", "2 ahead", "0 ahead"]);
});

test("who has nothing to score is passed over", () => {
  const lines = ["small 1", "master 1 b2-c3", "took 1 fish-own-1"];
  expect(brief(lines, during(1, 0))).toEqual(["1 scored", "2 skipped", "0 now", "1 ahead", "2 ahead", "0 ahead"]);
  expect(brief(lines, during(2, 2))).toEqual(["1 scored", "2 skipped", "0 skipped", "1 skipped", "2 now", "0 ahead"]);
});

test("while a boat is being taken the opportunity is used already", () => {
  expect(brief(["small 1", "declined 1", "master 2 b2-c3"], during(1, 2))).toEqual([
    "1 declined",
    "2 scored",
    "0 ahead",
    "1 ahead",
    "2 ahead",
    "0 ahead",
  ]);
});

test("a day that is over leaves nothing open", () => {
  expect(brief(["small 1", "declined 1"], { seats: 2, asked: 0, market: null })).toEqual([
    "1 declined",
    "0 skipped",
    "1 skipped",
    "0 skipped",
  ]);
});

test("a big day goes on as long as somebody wants to", () => {
  const now: Now = { seats: 2, asked: 0, market: { day: 1, big: true, lap: 0 } };
  const lines = ["big 0", "master 0 b2-c3", "took 0 fish-own-1", "declined 1"];
  expect(brief(lines, now)).toEqual(["0 scored", "1 declined", "0 now"]);
  expect(brief(lines, { ...now, asked: null })).toEqual(["0 scored", "1 declined"]);
});

test("of a big day no scoring is lost, however many there are", () => {
  const lines = ["big 0", ...["18", "8", "5"].flatMap((points) => ["master 0 b2-c3", `earned 0 ${points}`, "took 0 thief"])];
  const now: Now = { seats: 1, asked: 0, market: { day: 1, big: true, lap: 0 } };
  const seen = summedUp(chancesOf(daysOf(log(...lines), 1)[0]!, now));
  expect(seen.map(({ state, points }) => `${state} ${points}`)).toEqual(["scored 31", "now 0"]);
  expect(summedUp([])).toEqual([]);
});

test("whoever could score in the first lap and no longer in the second was passed over", () => {
  const lines = ["small 0", "master 0 b2-c3", "took 0 fish-own-1", "master 1 b2-c3", "took 1 fish-own-2"];
  const over: Now = { seats: 2, asked: 0, market: null };
  const chances = chancesOf(daysOf(log(...lines), 2)[0]!, over);
  expect(passedOver(chances, 0)).toBe(true);
  expect(passedOver(chancesOf(daysOf(log("small 0"), 2)[0]!, over), 0)).toBe(false); // nothing at all: the day says so
  expect(passedOver(chances, -1)).toBe(false);
});
