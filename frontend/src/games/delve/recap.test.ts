import { expect, test } from "vitest";
import type { Said, Told } from "../../generated/wire";
import { recapOf } from "./recap";

const told = (key: string, args: Said["args"] = {}): Told => ({ version: 1, said: { key: `event-${key}`, args } });
const room = (word: string): Said => ({ key: "room", args: { room: word } });
const card = (word: string): Said => ({ key: `card-${word}`, args: {} });

test("a way of several steps is one, then what was had, then what it cost", () => {
  const events = [
    told("played", { card: card("burgle") }),
    told("moved", { from: room("20"), to: room("26") }),
    told("made-noise", { count: 1 }),
    told("moved", { from: room("26"), to: room("27") }),
    told("took", { card: card("vase") }),
    told("made-noise", { count: 2 }),
    told("traded", { card: card("backpack") }),
  ];
  expect(recapOf(events).map(({ key, args }) => [key, args["from"] ?? args["count"] ?? (args["card"] as Said).key])).toEqual([
    ["recap-way", "20"],
    ["recap-took", "card-vase"],
    ["recap-bought", "card-backpack"],
    ["recap-noise", 3],
  ]);
});

test("an attack is told by how often the dragon hits", () => {
  const events = [told("attacked", { cubes: 3 }), told("drew-black"), told("drew-hit"), told("drew-hit")];
  expect(recapOf(events)).toEqual([{ key: "recap-attack", args: { count: 2 } }]);
});

test("where nothing of it matters, nothing is said", () => {
  expect(recapOf([told("played", { card: card("burgle") }), told("ended-turn")])).toEqual([]);
});
