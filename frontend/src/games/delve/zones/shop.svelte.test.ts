import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Told } from "../../../generated/wire";
import { raidWith } from "../sample.ts";
import { Shop } from "./shop.svelte.ts";

const mine = raidWith(["1", "1"]);
const told = (key: string, version: number, seat = 0): Told => ({
  version,
  said: { key: `event-${key}`, args: { who: { key: "seat", args: { seat } } } },
});

let view = $state.raw(mine);
let log = $state.raw<readonly Told[]>([]);
let spots = $state.raw(new Map());
let shop: Shop;
let stop: () => void;

beforeEach(() => {
  [view, log, spots] = [mine, [], new Map()];
  stop = $effect.root(() => {
    shop = new Shop(() => ({ view, log, spots }));
  });
  flushSync();
});
afterEach(() => stop());

function shopping(): void {
  shop.open = true;
  flushSync();
}

test("the offers stay as long as the turn does, whatever is told of it", () => {
  shopping();
  log = [told("bought", 1), told("ended-turn", 1, 1)];
  flushSync();
  expect(shop.open).toBe(true);
});

test("a turn that passes away or comes back closes them, even if a scene keeps back that it is told", () => {
  shopping();
  view = { ...mine, turn: 1 };
  flushSync();
  expect(shop.open).toBe(false);
  shopping();
  view = mine;
  flushSync();
  expect(shop.open).toBe(false);
});

test("so does one's next turn, if nothing was seen of what others did meanwhile", () => {
  shopping();
  log = [told("ended-turn", 4), told("began-turn", 9)];
  flushSync();
  expect(shop.open).toBe(false);
});

test("they open where one of them has to be chosen, and close where something on the map has", () => {
  const offer = { options: [{ id: "replace:1", label: { key: "", args: {} } }], barred: [] };
  [view, spots] = [{ ...mine, ask: "ask-replace" }, new Map([["row/1", offer]])];
  flushSync();
  expect(shop.open).toBe(true);
  view = { ...mine, ask: "ask-take" };
  flushSync();
  expect(shop.open).toBe(false);
});
