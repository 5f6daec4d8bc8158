import { expect, test } from "vitest";
import { words } from "./words.svelte.ts";

const removed = () => words.t("event-removed", { who: "Anna", field: "D4", card: "X" });

test("every game has its own words, whichever was heard before", async () => {
  await words.speak("de");
  await words.learn("strife-of-gods");
  const first = removed();
  await words.learn("bangkok-klongs");
  expect(removed()).not.toBe(first);
  await words.learn("strife-of-gods");
  expect(removed()).toBe(first);
});

test("of two games wanted at once, the last one speaks", async () => {
  await words.speak("de");
  await Promise.all([words.learn("strife-of-gods"), words.learn("bangkok-klongs")]);
  expect(words.has("goal")).toBe(true);
  expect(words.has("good-fish")).toBe(true);
});

test("another language keeps the game", async () => {
  await words.learn("bangkok-klongs");
  await words.speak("en");
  expect(words.t("good-fish")).toBe("fish");
  await words.speak("de");
  expect(words.t("good-fish")).toBe("Fisch");
});
