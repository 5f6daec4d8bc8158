import { expect, test } from "vitest";
import { guide, table } from "./companion.sample.ts";
import { pace } from "./companion.svelte.ts";

test("what is open when the turn is ended goes, and comes again at the next one until it could be read", () => {
  const { show, sit } = table();
  const companion = sit();
  show(1);
  companion.look();
  show(2, {}, "ask-turn", 1); // the turn was ended at once
  expect([companion.open, companion.holds]).toEqual(["first", false]);
  companion.stood(pace.before);
  companion.look();
  expect(companion.open).toBeUndefined();
  show(3);
  companion.look();
  expect(companion.open).toBe("first");
  companion.stood(pace.stays);
  show(4, {}, "ask-turn", 1);
  companion.look();
  expect([companion.open, companion.seen]).toEqual([undefined, ["first"]]);
  show(5);
  companion.look();
  expect(companion.open).toBe("second");
});

test("the others wait for what is said between their turns, until it was closed or could long be read", () => {
  const { show, sit } = table({
    ...guide,
    moments: [{ id: "attack", when: { turn: "any", view: { attack: true } }, at: ["map"] }],
  });
  const companion = sit();
  show(1, { attack: true }, "ask-turn", 1);
  expect(companion.holds).toBe(false);
  companion.look();
  expect([companion.open, companion.holds]).toEqual(["attack", true]);
  companion.stood(pace.lingers - 1);
  expect(companion.holds).toBe(true);
  companion.stood(1);
  expect([companion.open, companion.holds]).toEqual(["attack", false]);
  companion.turn(1); // read once more
  companion.close();
  expect(companion.holds).toBe(false);
  companion.turn(1);
  expect([companion.open, companion.holds]).toEqual(["attack", true]);
  show(2);
  expect(companion.holds).toBe(false);
});

test("nobody waits for what was opened at one's own turn, though it still applies", () => {
  const { show, sit } = table({
    ...guide,
    moments: [{ id: "map", when: { turn: "any", view: { map: true } }, at: ["map"] }],
  });
  const companion = sit();
  show(1, { map: true });
  companion.look();
  show(2, { map: true }, "ask-turn", 1);
  companion.look();
  expect([companion.open, companion.holds]).toEqual(["map", false]);
});

test("whoever goes on without closing anything is told what comes then, not long after it", () => {
  const { show, sit } = table();
  const companion = sit();
  show(1);
  companion.look();
  companion.stood(pace.reads);
  show(3);
  companion.look();
  expect(companion.open).toBe("first");
  show(4);
  companion.look();
  expect(companion.open).toBe("second");
  companion.stood(pace.reads);
  show(7);
  companion.look();
  expect([companion.open, companion.seen]).toEqual(["third", ["first", "second", "third"]]);
});
