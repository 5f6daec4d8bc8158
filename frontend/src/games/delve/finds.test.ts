import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Find } from "./find.ts";
import { Finds } from "./finds.svelte.ts";

const egg: Find = { seat: 0, token: "dragon_egg" };
const potion: Find = { seat: 0, token: "healing_potion" };
const theirs: Find = { seat: 1, token: "treasure" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what one finds on the way is seen although one goes on, and leaves by itself", () => {
  const finds = new Finds();
  finds.hear([egg], 0);
  finds.hear([], 0);
  expect(finds.shown).toBe(egg);
  vi.advanceTimersByTime(5000);
  expect(finds.shown).toBe(egg);
  vi.advanceTimersByTime(1000);
  expect(finds.shown).toBeUndefined();
});

test("several finds of one walk are seen one after another", () => {
  const finds = new Finds();
  finds.hear([egg], 0);
  finds.hear([potion], 0);
  finds.hear([], 0);
  expect(finds.shown).toBe(egg);
  vi.advanceTimersByTime(2000);
  expect(finds.shown).toBe(potion);
  vi.advanceTimersByTime(6000);
  expect(finds.shown).toBeUndefined();
});

test("what others find is told until something else happens", () => {
  const finds = new Finds();
  finds.hear([theirs], 0);
  expect(finds.shown).toBe(theirs);
  finds.hear([], 0);
  expect(finds.shown).toBeUndefined();
});
