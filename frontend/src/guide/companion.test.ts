import { expect, test } from "vitest";
import { held, hold, keep } from "../lib/keys.ts";
import { gentlest } from "../lobby/seating.ts";
import { guide, table } from "./companion.sample.ts";
import { pace } from "./companion.svelte.ts";

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

test("of what presses, each comes in the order of the guide", () => {
  const { show, sit } = table({
    ...guide,
    moments: [
      { id: "walk", when: { view: { boots: 1 } }, at: ["map"], now: true },
      { id: "end", when: { view: { cards: 0 } }, at: ["map"], now: true },
      guide.moments[0]!,
    ],
  });
  const companion = sit();
  [{}, { boots: 1 }, { boots: 1, cards: 0 }].forEach((view, i) => {
    show(i + 1, view);
    companion.look();
  });
  for (const id of ["first", "walk", "end"]) {
    expect(companion.open).toBe(id);
    companion.close();
    companion.look();
  }
});

test("what has only just come about goes before what has waited", () => {
  const { show, sit } = table({
    ...guide,
    moments: [...guide.moments, { id: "stopped", when: { view: { cave: true } }, at: ["map"] }],
  });
  const companion = sit();
  show(1);
  companion.look();
  companion.close();
  show(2, { cave: true });
  for (const id of ["stopped", "second"]) {
    companion.look();
    expect(companion.open).toBe(id);
    companion.close();
  }
});

test("what somebody has done without being told counts as told", () => {
  const walked = { event: "event-moved", least: 2 };
  const { show, others, sit } = table({
    ...guide,
    moments: [
      { id: "walk", when: { ask: "ask-turn" }, at: ["map"], known: walked },
      { id: "stairs", when: { after: "walk" }, at: ["map"] },
    ],
  });
  others(1);
  others(1);
  const companion = sit();
  show(2);
  companion.look();
  expect([companion.open, companion.seen]).toEqual(["stairs", ["stairs"]]);
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

test("what belongs to a question stays after it, until it could be read to its end", () => {
  const { show, sit } = table();
  const companion = sit();
  show(1, { danger: true }, "ask-other");
  companion.look();
  show(2, {}, "ask-other"); // answered at once
  companion.stood(pace.stays - 1);
  companion.look();
  expect(companion.open).toBe("pressing");
  companion.stood(1);
  companion.look();
  show(3, { danger: true }, "ask-other");
  companion.look();
  expect([companion.open, companion.seen]).toEqual([undefined, ["pressing"]]);
});

test("what gave way to another question comes again when its time does, not where it is about nothing", () => {
  const { show, sit } = table({
    ...guide,
    moments: [
      { id: "cave", when: { view: { cave: true } }, at: ["map"], now: true },
      { id: "take", when: { ask: "ask-take" }, at: ["map"], now: true },
    ],
  });
  const companion = sit();
  show(1, { cave: true });
  companion.look();
  show(2, {}, "ask-take");
  companion.stood(pace.reads);
  companion.look();
  expect(companion.open).toBe("take");
  companion.close();
  companion.look();
  expect(companion.open).toBeUndefined();
  for (const who of [companion, sit()]) {
    show(3);
    who.look();
    expect(who.open).toBeUndefined();
    show(4, { cave: true });
    who.look();
    expect(who.open).toBe("cave");
  }
});

test("what presses takes nothing from what else is said in a turn", () => {
  const { show, sit } = table();
  const companion = sit();
  for (const [version, told] of [
    [1, "pressing"],
    [2, "first"],
    [3, "second"],
    [4, "third"],
  ] as const) {
    show(version, { danger: version === 1 });
    companion.look();
    expect(companion.open).toBe(told);
    companion.close();
  }
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
