import { expect, test } from "vitest";
import type { Said, Told } from "../../generated/wire";
import { storyOf, type Verdict } from "./story.ts";
import type { StrifeView } from "./view.ts";

const view = { seats: 3, round: 2 } as StrifeView;
const seat = (number: number): Said => ({ key: "seat", args: { seat: number } });
const card = (word: string): Said => ({ key: `card-${word}`, args: {} });

function told(...events: [kind: string, args?: Said["args"]][]): Told[] {
  return events.map(([kind, args = {}], i) => ({
    version: i,
    said: { key: `event-${kind}`, args: { who: seat(0), ...args } },
  }));
}

const began = (round: number): [string, Said["args"]] => ["round-began", { round }];
const took = (who: number, word: string): [string, Said["args"]] => ["took", { who: seat(who), card: card(word) }];
const won = (...colours: string[]): [string, Said["args"]] => {
  const listed = Object.fromEntries(colours.map((colour, i) => ["abcd"[i]!, { key: `colour-${colour}`, args: {} }]));
  return ["colours-won", { value: 1, colours: { key: `list-${colours.length}`, args: listed } }];
};
const shield = (metal: string, who: number, sum: number): [string, Said["args"]] => [
  `shield-${metal}`,
  { who: seat(who), sum },
];

const rows = (verdict: Verdict | undefined) => verdict?.rows.map(({ seat, cards, sum, shield }) => [seat, cards, sum, shield]);
const first = (...events: [string, Said["args"]?][]) => storyOf(told(...events), view).verdicts[0];

test("a round is told with its colours, cards, sums and shields", () => {
  const verdict = first(
    began(1),
    took(0, "red-3"),
    took(1, "blue-5"),
    took(2, "red-2"),
    took(2, "green-1"),
    took(0, "misha"),
    won("red", "green"),
    shield("gold", 0, 3),
    shield("silver", 2, 3),
    began(2),
  );
  expect(verdict).toMatchObject({ round: 1, colours: ["red", "green"], value: 1 });
  expect(rows(verdict)).toEqual([
    [0, ["red-3"], 3, "gold"],
    [2, ["red-2", "green-1"], 3, "silver"],
    [1, [], 0, undefined],
  ]);
});

test("equal sums are a tie where a shield hangs on it, decided from who began", () => {
  const round: [string, Said["args"]] = ["round-began", { round: 1, who: seat(2) }];
  const tied = first(round, took(0, "red-3"), took(2, "red-3"), won("red"), shield("gold", 2, 3), shield("silver", 0, 3));
  expect(tied).toMatchObject({ tied: true, start: 2 });
  const clear = first(round, took(0, "red-3"), won("red"), shield("gold", 0, 3)); // two sums of nothing are none
  expect(clear).toMatchObject({ tied: false, start: 2 });
});

test("cards that come and go are followed", () => {
  const verdict = first(
    began(1),
    took(0, "red-1"),
    took(1, "red-2"),
    took(2, "red-3"),
    ["swapped", { who: seat(0), other: seat(1), card: card("red-1"), second: card("red-2") }],
    ["exchanged", { who: seat(0), other: seat(2), card: card("red-3"), second: card("red-5") }],
    ["blocked-fellow", { who: seat(0), other: seat(1), card: card("red-1") }],
    ["drew", { who: seat(1), card: card("red-4") }],
    ["kept", { who: seat(0), card: card("red-5") }],
    ["gave-up", { who: seat(0), card: card("red-2") }],
    won("red"),
    shield("gold", 0, 5),
    shield("silver", 2, 5),
    shield("bronze", 1, 4),
  );
  expect(rows(verdict)).toEqual([
    [0, ["red-5"], 5, "gold"],
    [2, ["red-5"], 5, "silver"],
    [1, ["red-4"], 4, "bronze"],
  ]);
});

test("only Muriel puts a card of the own display into the centre", () => {
  const centred: [string, Said["args"]] = ["centred", { card: card("red-4") }];
  const sum = (champion: string) =>
    first(began(1), took(0, "red-4"), ["ran", { card: card(champion) }], centred, won("red"))?.rows[0]?.sum;
  expect(sum("muriel")).toBe(0);
  expect(sum("misha")).toBe(4);
});

test("what was taken back has not happened", () => {
  const verdict = first(began(1), took(0, "red-4"), ["undone"], took(0, "red-2"), won("red"), shield("gold", 0, 2));
  expect(verdict?.rows[0]).toMatchObject({ seat: 0, cards: ["red-2"], sum: 2 });
});

test("bots' answers are taken back with the choice they answer", () => {
  const answered = [took(0, "red-4"), took(1, "red-5"), took(2, "red-3")];
  const verdict = first(began(1), ...answered, ["undone", { answers: 2 }], took(0, "red-2"), won("red"), shield("gold", 0, 2));
  expect(verdict?.rows.map(({ cards }) => cards)).toEqual([["red-2"], [], []]);
});

test("without the whole round nobody's cards are known, but the shields are", () => {
  const verdict = first(took(0, "red-4"), won("red"), shield("gold", 1, 5), began(2));
  expect(verdict?.round).toBe(1);
  expect(rows(verdict)).toEqual([
    [1, undefined, 5, "gold"],
    [0, undefined, undefined, undefined],
    [2, undefined, undefined, undefined],
  ]);
});

test("cards that do not make the sum are not shown", () => {
  expect(first(began(1), took(0, "red-4"), won("red"), shield("gold", 0, 5))?.rows[0]).toMatchObject({
    cards: undefined,
    sum: 5,
  });
});

test("a round may have no winning colour", () => {
  expect(first(began(1), ["no-colour"], began(2))).toMatchObject({ round: 1, colours: [], value: 0 });
});

test("who has taken a card is known, unless it was taken back", () => {
  const log = told(took(0, "red-4"), took(1, "misha"), took(2, "red-1"), ["undone", { answers: 1 }]);
  expect([...storyOf(log, view).takers]).toEqual([0]);
});

test("the champion at work is the one carried out last", () => {
  expect(storyOf(told(["ran", { card: card("ana") }], ["ran", { card: card("zakum") }]), view).ran).toBe("zakum");
});
