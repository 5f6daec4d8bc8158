import { expect, test } from "vitest";
import { laid, type Slot } from "./slots.ts";

const five = ["burgle", "burgle", "sidestep", "burgle", "stumble"];
const shown = (slots: readonly Slot[]) => slots.map(({ card, index }) => (index === undefined ? "" : card));
const without = (...gone: number[]) => five.filter((_, i) => !gone.includes(i));

test("what was played leaves a gap; among cards that are alike where it was touched", () => {
  const whole = laid([], five);
  expect(shown(whole)).toEqual(five);
  expect(shown(laid(whole, without(2), 2))).toEqual(["burgle", "burgle", "", "burgle", "stumble"]);
  expect(shown(laid(whole, without(0), 3))).toEqual(["burgle", "burgle", "sidestep", "", "stumble"]);
});

test("every card of the hand lies in one place, whatever is played, drawn or taken back", () => {
  let slots = laid([], five);
  for (const hand of [without(1), without(1, 2), [...without(1, 2), "ogre", "ruby", "axe"], without(2), five, []]) {
    slots = laid(slots, hand, 1);
    const lying = slots.filter(({ index }) => index !== undefined);
    expect(lying.map(({ index }) => index).toSorted()).toEqual([...hand.keys()]);
    expect(lying.every(({ card, index }) => hand[index!] === card)).toBe(true);
  }
});

test("what is taken back returns to its place, what is drawn fills a gap before the hand grows", () => {
  const gap = laid(laid([], five), without(2), 2);
  expect(shown(laid(gap, five))).toEqual(five);
  expect(shown(laid(gap, [...without(2), "ogre", "axe"]))).toEqual(["burgle", "burgle", "ogre", "burgle", "stumble", "axe"]);
});

test("where nothing has changed, nothing lies elsewhere", () => {
  const once = laid(laid([], five), without(0), 0);
  expect(laid(once, without(0))).toEqual(once);
  expect(once.map(({ index }) => index)).toEqual([undefined, 0, 1, 2, 3]);
});
