import { expect, test } from "vitest";
import { faces } from "../games/catalog.ts";
import { words } from "./words.svelte.ts";

const [one = "", other = ""] = Object.keys(faces);
const goal = () => words.t("goal", { seats: 3, cards: 4 });

test("every game has its own words, whichever was heard before", async () => {
  await words.speak("de");
  await words.learn(one);
  const first = goal();
  await words.learn(other);
  expect(goal()).not.toBe(first);
  await words.learn(one);
  expect(goal()).toBe(first);
});

test("of two games wanted at once, the last one speaks", async () => {
  await words.learn(other);
  const wanted = goal();
  await Promise.all([words.learn(one), words.learn(other)]);
  expect(goal()).toBe(wanted);
});

test("another language keeps the game", async () => {
  await words.learn(one);
  const german = goal();
  await words.speak("en");
  expect(goal()).not.toBe(german);
  await words.speak("de");
  expect(goal()).toBe(german);
});

test("what is read later is nothing to read until it is there, and never half a sentence", async () => {
  const later = "notice-close";
  await words.learn(other);
  await words.meet(one);
  expect([words.coming, words.t(later)]).toEqual([true, ""]);
  await words.ready();
  expect(words.coming).toBe(false);
  expect(words.t(later)).toMatch(/\w/);
});
