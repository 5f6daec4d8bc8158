import { expect, test } from "vitest";
import type { Said, Update } from "../../generated/wire";
import { closing, scores } from "./closing.ts";
import type { StrifeView } from "./view.ts";

const ring = ["red-1", "blue-2", "green-3", "red-5"].map((card, i) => ({
  card,
  blocked: false,
  edge: false,
  gap_after: false,
  place: `r0${i + 1}`,
}));
const before = {
  over: false,
  round: 1,
  ring,
  displays: [[], []],
  leading: { colours: ["red"], sums: [0, 0], value: 1 },
  shields: [],
} as unknown as StrifeView;
const shields = [{ round: 1, seat: 1, shield: "gold" }];
const took: Said = {
  key: "event-took",
  args: {
    who: { key: "seat", args: { seat: 1 } },
    card: { key: "card-green-3", args: {} },
    place: { key: "place", args: { number: 3 } },
  },
};
const update = (over: boolean): Update =>
  ({
    events: [took, { key: "event-colours-won", args: {} }].map((said) => ({ version: 1, said })),
    view: { ...before, over, round: 2, ring: [], shields },
  }) as unknown as Update;

test("a round's end shows the ring without the last card, its neighbours at the gap", () => {
  const end = closing(before, update(false));
  expect(end.ring.map(({ place, edge, gap_after }) => [place, edge, gap_after])).toEqual([
    ["r01", false, false],
    ["r02", true, true],
    ["r04", true, false],
  ]);
  expect(end.displays).toEqual([[], [{ card: "green-3", blocked: false }]]);
  expect(end).toMatchObject({ round: 1, shields, leading: { colours: [] } });
});

test("at the end of the game all lies as it was scored already", () => {
  const last = update(true);
  expect(closing(before, last)).toBe(last.view);
});

test("only what is scored is a round's end", () => {
  expect(scores(update(false))).toBe(true);
  expect(scores({ ...update(false), events: [{ version: 1, said: took }] })).toBe(false);
});
