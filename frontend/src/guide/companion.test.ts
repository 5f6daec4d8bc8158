import { beforeEach, expect, test } from "vitest";
import type { Told, Update } from "../generated/wire";
import { held, hold, keep } from "../lib/keys.ts";
import { gentlest } from "../lobby/seating.ts";
import { Companion, pace } from "./companion.svelte.ts";
import type { Guide } from "./guide.ts";
import { overlap, standing, surroundings } from "./placing.ts";

const guide: Guide = {
  bots: 1,
  seed: "s",
  options: {},
  moments: [
    { id: "first", when: { ask: "ask-turn" }, at: ["map"] },
    { id: "second", when: { ask: "ask-turn" }, at: ["map"] },
    { id: "third", when: { ask: "ask-turn" }, at: ["map"] },
    { id: "pressing", when: { view: { danger: true } }, at: ["map"], now: true },
  ],
  summary: [],
};

function table(told = guide) {
  const desk = { update: undefined as Update | undefined, live: { log: [] as Told[], table: "t" } };
  const show = (version: number, view = {}, ask = "ask-turn", seat = 0) => {
    desk.update = { version, seat: 0, view, decision: { seat, ask }, ending: null } as unknown as Update;
  };
  /** Somebody else does something. */
  const others = (version: number) =>
    desk.live.log.push({ version, said: { key: "event", args: { who: { key: "seat", args: { seat: 1 } } } } });
  const sit = () => new Companion(told, desk);
  return { show, others, sit };
}

beforeEach(() => {
  localStorage.clear();
  hold("t", "any", [{ seat: 0, token: "k" }]);
  keep({ ...held("t")!, guide: { seen: [], off: false } });
});

test("each moment comes once, two at most before something is done", () => {
  const { show, sit } = table();
  const companion = sit();
  show(1);
  companion.look();
  expect(companion.open).toBe("first");
  companion.look();
  expect(companion.open).toBe("first");
  companion.close();
  companion.look();
  expect(companion.open).toBe("second");
  companion.close();
  companion.look();
  expect(companion.open).toBeUndefined();
  show(2);
  companion.look();
  expect(companion.open).toBe("third");
});

test("what belongs to this very question comes first and is not counted", () => {
  const { show, sit } = table();
  const companion = sit();
  show(1, { danger: true });
  for (const id of ["pressing", "first"]) {
    companion.look();
    expect(companion.open).toBe(id);
    companion.close();
  }
});

test("what is open stays until it was understood; where nobody says so, something new may follow when it was long readable", () => {
  const { show, sit } = table();
  const companion = sit();
  show(1);
  companion.look();
  show(2);
  companion.stood(pace.stays);
  companion.look();
  expect(companion.open).toBe("first");
  companion.stood(pace.lingers);
  companion.look();
  expect(companion.open).toBe("second");
  companion.turn(-1);
  expect(companion.open).toBe("first");
  companion.turn(1);
  expect(companion.open).toBe("second");
});

test("what presses does not take from anybody what is being read", () => {
  const { show, sit } = table();
  const companion = sit();
  show(1);
  companion.look();
  show(2, { danger: true });
  companion.stood(pace.stays);
  companion.look();
  expect([companion.open, companion.seen]).toEqual(["first", ["first"]]);
  companion.close();
  companion.look();
  expect(companion.open).toBe("pressing");
});

test("nor when what is read applies no more, as long as nothing else is asked", () => {
  const { show, sit } = table({
    ...guide,
    moments: [{ id: "walk", when: { view: { boots: 1 } }, at: ["map"] }, guide.moments[3]!],
  });
  const companion = sit();
  show(1, { boots: 1 });
  companion.look();
  show(2, { boots: 0, danger: true });
  companion.stood(pace.stays - 1);
  companion.look();
  expect(companion.open).toBe("walk");
  companion.stood(1);
  companion.look();
  expect([companion.open, companion.seen]).toEqual(["pressing", ["walk", "pressing"]]);
});

test("another question of which there is something to say follows as soon as the other could be read", () => {
  const { show, sit } = table();
  const companion = sit();
  show(1);
  companion.look();
  show(2, { danger: true }, "ask-other");
  companion.look();
  expect(companion.open).toBe("first");
  companion.stood(pace.reads);
  companion.look();
  expect(companion.open).toBe("pressing");
});

test("what gave way before it could be read to its end comes again", () => {
  const { show, sit } = table();
  const companion = sit();
  show(1);
  companion.look();
  companion.stood(pace.reads);
  show(2, { danger: true }, "ask-other");
  companion.look();
  expect([companion.open, companion.seen]).toEqual(["pressing", ["first", "pressing"]]);
  companion.close();
  show(3);
  companion.look();
  expect([companion.open, companion.seen]).toEqual(["first", ["first", "pressing"]]);
});

test("what nobody has closed goes when its time is over", () => {
  const { show, sit } = table();
  const companion = sit();
  show(1);
  companion.look();
  show(2, {}, "ask-other");
  companion.look();
  expect(companion.open).toBe("first");
  companion.stood(pace.stays);
  companion.look();
  expect(companion.open).toBeUndefined();
  expect(companion.seen).toEqual(["first"]);
});

test("what belongs to a question goes with it, and comes again if nobody can have read it", () => {
  const { show, sit } = table();
  const companion = sit();
  const pressed = (version: number) => {
    show(version, { danger: true }, "ask-other");
    companion.look();
    expect(companion.open).toBe("pressing");
  };
  pressed(1);
  companion.stood(pace.reads - 1);
  show(2, {}, "ask-other");
  companion.look();
  expect([companion.open, companion.seen]).toEqual([undefined, ["pressing"]]);
  pressed(3);
  companion.stood(pace.reads);
  show(4, {}, "ask-other");
  companion.look();
  show(5, { danger: true }, "ask-other");
  companion.look();
  expect([companion.open, companion.seen]).toEqual([undefined, ["pressing"]]);
});

test("what stood there while others played was read by nobody: it comes again, and can be read meanwhile", () => {
  const { show, sit } = table();
  const companion = sit();
  show(1, { danger: true });
  companion.look();
  expect(companion.open).toBe("pressing");
  show(2, {}, "ask-turn", 1); // the turn was ended at once
  companion.stood(10 * pace.reads);
  companion.look();
  expect(companion.open).toBeUndefined();
  for (const who of [companion, sit()]) {
    who.turn(1);
    expect(who.open).toBe("pressing");
    who.close();
  }
  const again = sit();
  show(3, { danger: true });
  again.look();
  expect(again.open).toBe("pressing");
  again.close();
  again.look();
  expect(again.open).toBe("first");
});

test("three at most in a turn, unless something belongs to this very question", () => {
  const { show, others, sit } = table({
    ...guide,
    moments: [...guide.moments, { id: "fourth", when: { ask: "ask-turn" }, at: ["map"] }],
  });
  const companion = sit();
  for (const [version, told] of [
    [1, "first"],
    [2, "second"],
    [3, "third"],
    [4, undefined],
  ] as const) {
    show(version);
    companion.look();
    expect(companion.open).toBe(told);
    companion.close();
  }
  show(5, { danger: true });
  companion.look();
  expect(companion.open).toBe("pressing");
  companion.close();
  others(6);
  show(7);
  companion.look();
  expect(companion.open).toBe("fourth");
});

test("the counter counts all that was shown, in its order", () => {
  const { show, others, sit } = table();
  const companion = sit();
  const counted = () => [companion.open, companion.number, companion.seen.length];
  show(1);
  companion.look();
  show(2, { danger: true }, "ask-other");
  companion.stood(pace.reads);
  companion.look();
  expect(counted()).toEqual(["pressing", 2, 2]); // the first one gave way, and is still the first
  companion.close();
  show(3);
  companion.look();
  expect(counted()).toEqual(["first", 1, 2]);
  companion.close();
  others(4);
  show(5);
  companion.look();
  expect(counted()).toEqual(["second", 3, 3]);
});

test("who comes again goes on where they were", () => {
  const { show, sit } = table();
  show(1);
  const before = sit();
  before.look();
  before.stood(pace.reads);
  const after = sit();
  expect(after.seen).toEqual(["first"]);
  after.look();
  expect(after.open).toBe("second");
  after.close();
  after.turn(1);
  expect(after.open).toBe("second");
});

test("what nobody can have read comes again, also after a reload; what was closed does not", () => {
  const { show, sit } = table();
  show(1);
  const before = sit();
  before.look();
  before.stood(pace.reads - 1);
  const after = sit();
  expect(after.seen).toEqual([]);
  after.look();
  expect(after.open).toBe("first");
  after.close();
  expect(sit().seen).toEqual(["first"]);
});

test("a companion that was sent away keeps quiet, also after a reload, until it is called", () => {
  const { show, sit } = table();
  show(1);
  sit().keepQuiet(true);
  const companion = sit();
  companion.look();
  expect(companion.open).toBeUndefined();
  companion.keepQuiet(false);
  companion.look();
  expect(companion.open).toBe("first");
});

test("sitting down once more forgets nothing", () => {
  keep({ ...held("t")!, guide: { seen: ["first"], off: false } });
  hold("t", "any", [{ seat: 1, token: "l" }]);
  expect(held("t")?.guide?.seen).toEqual(["first"]);
});

test("the company is the easiest that knows the game", () => {
  expect(gentlest({ bots: ["random", "klong-easy", "klong"] })).toBe("klong-easy");
  expect(gentlest({ bots: ["random"] })).toBe("random");
});

const size = { width: 300, height: 200 };
const screen = { width: 1400, height: 900 };

test("it stands beside what it points at, not on it and not on what is asked", () => {
  const target = { left: 600, top: 400, width: 100, height: 50 };
  const question = { box: { left: 700, top: 300, width: 400, height: 300 }, weight: 6 };
  const spot = standing(target, size, screen, [question], 50);
  expect(overlap({ ...spot, ...size }, target)).toBe(0);
  expect(overlap({ ...spot, ...size }, question.box)).toBe(0);
});

test("it is always wholly on the screen, below the head of the page", () => {
  for (const target of [
    undefined,
    { left: -50, top: -50, width: 60, height: 60 },
    { left: 1390, top: 890, width: 10, height: 10 },
  ]) {
    const { left, top } = standing(target, size, screen, [], 50);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + size.width).toBeLessThanOrEqual(screen.width);
    expect(top).toBeGreaterThan(50);
    expect(top + size.height).toBeLessThanOrEqual(screen.height);
  }
});

test("of what fills the screen it covers a part rather than the question", () => {
  const map = { left: 0, top: 50, width: 390, height: 500 };
  const question = { box: { left: 0, top: 560, width: 390, height: 284 }, weight: 6 };
  const spot = standing(map, { width: 366, height: 240 }, { width: 390, height: 844 }, [question], 50);
  expect(overlap({ ...spot, width: 366, height: 240 }, question.box)).toBe(0);
});

test("it stands on nothing small that it points at, whatever else it covers instead", () => {
  const centre = { left: 92, top: 280, width: 56, height: 66 };
  const others = { box: { left: 0, top: 350, width: 390, height: 250 }, weight: 1 };
  const large = { width: 366, height: 240 };
  const spot = standing(centre, large, { width: 390, height: 600 }, [others], 50);
  expect(overlap({ ...spot, ...large }, centre)).toBe(0);
});

test("what is spoken of stays in sight, however small it is, rather than what is only worth seeing", () => {
  const map = { left: 0, top: 60, width: 800, height: 500 };
  const row = { box: { left: 810, top: 60, width: 460, height: 500 }, weight: 6 };
  const question = { box: { left: 0, top: 570, width: 1280, height: 150 }, weight: 14 };
  const lifts = [100, 300, 500, 700].map((left) => ({ left, top: 340, width: 30, height: 30 }));
  const large = { width: 384, height: 240 };
  const kept = [row, question, ...lifts.map((box) => ({ box, weight: 14, spoken: true }))];
  const spot = standing(map, large, { width: 1280, height: 720 }, kept, 52);
  for (const lift of lifts) expect(overlap({ ...spot, ...large }, lift)).toBe(0);
});

test("of a map it leaves in sight where one's own piece stands", () => {
  const map = { left: 8, top: 65, width: 702, height: 510 };
  const [size, screen] = [
    { width: 384, height: 206 },
    { width: 1366, height: 768 },
  ];
  const kept = [
    { box: { left: 719, top: 65, width: 600, height: 510 }, weight: 6 }, // the row
    { box: { left: 8, top: 585, width: 1350, height: 175 }, weight: 14 }, // the question
    { box: { left: 632, top: 170, width: 72, height: 70 }, weight: 14 }, // the bag
  ];
  for (const left of [60, 150, 240, 330, 430, 540]) {
    for (const top of [150, 220, 290, 360, 430, 500]) {
      const piece = { left, top, width: 26, height: 36 };
      const spot = standing(map, size, screen, [...kept, surroundings(piece, map)], 52);
      expect(overlap({ ...spot, ...size }, piece), `${left}, ${top}`).toBe(0);
    }
  }
});
