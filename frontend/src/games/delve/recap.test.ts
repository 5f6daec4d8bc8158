import { expect, test } from "vitest";
import type { Said, Told, Update } from "../../generated/wire";
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

test("who comes back to where they were went over where they turned", () => {
  const steps = [told("moved", { from: room("12"), to: room("9") }), told("moved", { from: room("9"), to: room("12") })];
  const there: Said = { key: "recap-way", args: { from: "12", to: "9" } };
  expect(recapOf(steps)).toEqual([{ key: "recap-way", args: { from: there, to: "12" } }]);
});

test("of whoever is out since, it is told what became of them", () => {
  const moved = told("moved", { who: seat(0), from: room("1"), to: room("2") });
  const now = (status: string) => ({ seat: 1, view: { heroes: [{ status }] } }) as unknown as Update;
  expect(recapOf([moved], now("lost"))).toEqual([{ key: "recap-lost", args: {} }]);
  expect(recapOf([moved], now("rescued"))).toEqual([{ key: "recap-rescued", args: {} }]);
  expect(recapOf([moved], now("inside")).map(({ key }) => key)).toEqual(["recap-way"]);
});

const seat = (number: number): Said => ({ key: "seat", args: { seat: number } });
const hit = (who: number, count: number): Told => told("drew-hit", { who: seat(who), count });
const update = { seat: 1, view: { heroes: [{ health: 10 }, { health: 10 }, { health: 10 }] } } as unknown as Update;

test("an attack is told by whom the dragon has hit and how often, whoever looks first", () => {
  const events = [told("attacked", { count: 4 }), told("drew-black"), hit(0, 3), hit(1, 5), hit(0, 4), hit(1, 6)];
  const own = { key: "recap-hit-me", args: { count: 2, left: 4 } };
  expect(recapOf(events, update)).toEqual([
    { key: "recap-attack", args: { what: own } },
    { key: "recap-hit", args: { who: seat(0), count: 2 } },
  ]);
  expect(recapOf(events.slice(0, 2), update)).toEqual([{ key: "recap-missed", args: {} }]);
});

test("whom an attack has felled is said by name, who falls in their own turn is known", () => {
  const fallen = told("rescued", { who: seat(2) });
  expect(recapOf([told("attacked"), hit(2, 10), fallen], update).map(({ key }) => key)).toEqual([
    "recap-attack",
    "recap-felled-rescued",
  ]);
  expect(recapOf([fallen], update).map(({ key }) => key)).toEqual(["recap-rescued"]);
});

test("whoever is out brings an attack about with every step along the wall", () => {
  const walked = told("walked-parapet", { who: seat(2), space: 2 });
  expect(recapOf([walked], update)).toEqual([{ key: "recap-parapet", args: walked.said.args }]);
});

test("of several new cards none is blamed for the noise that one of them makes", () => {
  const noise = told("made-noise", { who: seat(1), count: 1 });
  const revealed = (name: string) => told("revealed", { card: card(name) });
  const keys = (...events: Told[]) => recapOf([told("ended-turn", { who: seat(2) }), ...events], update).map(({ key }) => key);
  expect(keys(revealed("watcher"), noise)).toContain("recap-noise-me-by");
  expect(keys(revealed("watcher"), revealed("scout"), noise)).toContain("recap-noise-me");
});

test("noise that somebody else's turn brings to whoever looks comes first", () => {
  const noise = (who: number, count: number): Told => told("made-noise", { who: seat(who), count });
  const events = [told("played", { who: seat(2), card: card("stumble") }), noise(2, 1), noise(0, 1), noise(1, 1), noise(2, 1)];
  expect(recapOf(events, update)).toEqual([
    { key: "recap-noise-me-by", args: { count: 1, card: card("stumble") } },
    { key: "recap-noise", args: { count: 2 } },
  ]);
  expect(recapOf([told("attacked"), told("drew-black"), noise(0, 1), noise(1, 2)], update).map(({ key }) => key)).toEqual([
    "recap-missed",
    "recap-noise-me",
  ]);
});

test("what a device brought is said with it, and which card brought noise or black cubes", () => {
  const events = [
    told("used", { who: seat(2), card: card("shrine") }),
    told("gained-gold", { who: seat(2), count: 1 }),
    told("used", { who: seat(2), card: card("ladder") }),
    told("fought", { who: seat(2), card: card("goblin") }),
    told("gained-gold", { who: seat(2), count: 1 }),
    told("revealed", { card: card("shrine") }),
    told("returned-black", { count: 3 }),
    told("revealed", { card: card("watcher") }),
    told("made-noise", { who: seat(1), count: 1 }),
  ];
  const said = recapOf(events, update);
  expect(said.map(({ key, args }) => [key, (args["card"] as Said | undefined)?.key])).toEqual([
    ["recap-noise-me-by", "card-watcher"],
    ["recap-used-for", "card-shrine"],
    ["recap-used", "card-ladder"],
    ["recap-fought", "card-goblin"],
    ["recap-returned-by", "card-shrine"],
  ]);
  const walked = [...events.slice(0, 2), told("moved", { who: seat(2) }), events.at(-1)!];
  expect(recapOf(walked, update)[0]).toEqual({ key: "recap-noise-me", args: { count: 1 } }); // by no card
  expect(said[1]!.args["what"]).toEqual({ key: "recap-gold", args: { count: 1 } });
});

test("where nothing of it matters, nothing is said", () => {
  expect(recapOf([told("played", { card: card("burgle") }), told("ended-turn")])).toEqual([]);
});

test("an attack names the card that set it off", () => {
  const provoked = told("provoked", { who: seat(0), card: card("troll") });
  const [attack] = recapOf([provoked, told("attacked", { count: 1 }), hit(0, 3)], update);
  expect([attack?.key, attack?.args["card"]]).toEqual(["recap-attack-by", card("troll")]);
  const missed = [provoked, told("attacked", { count: 1 }), told("drew-black")];
  expect(recapOf(missed, update)).toEqual([{ key: "recap-missed-by", args: { card: card("troll") } }]);
});

test("where rooms have no numbers it is told how far somebody went", () => {
  const steps = [told("moved", { from: room("A"), to: room("B") }), told("teleported", { from: room("B"), to: room("C") })];
  expect(recapOf(steps, undefined, {}, false)).toEqual([{ key: "recap-went", args: { count: 2 } }]);
});
