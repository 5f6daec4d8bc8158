import { expect, test } from "vitest";
import type { Ending, Said, Stage, Told } from "../../../generated/wire";
import { layOut } from "../laid.ts";
import { print } from "../../klong/print.ts";
import { attacksOf, besides, depthsOf, depthsOn, fatesOf, findsOf, seriesOf, ticksOf } from "./course.ts";
import { sheetOf } from "./sheet.ts";

layOut(print);

const stage = (seat: number, room: number[], status = [0, 0]): Stage => ({ moment: 0, seat, gauges: { room, status } });
const stages = [stage(1, [0, 0]), stage(0, [0, 3]), stage(1, [2, 3]), stage(-1, [4, 0], [3, 1])];

test("everybody's figures by their own turns, and at the end", () => {
  expect(seriesOf(stages, "room", 2)).toEqual([
    [0, 4],
    [0, 3, 0],
  ]);
  expect(seriesOf(stages, "unheard", 2)[0]).toEqual([0, 0]);
});

test("rooms lie as deep as they are drawn", () => {
  const [first, second] = depthsOf(stages, depthsOn("day"), 2);
  expect(first![1]).toBeGreaterThan(first![0]!);
  expect(second![0]).toBe(second![2]);
});

test("what became of everybody, and when an artifact was found", () => {
  expect(fatesOf(stages)).toEqual(["lost", "escaped"]);
  expect(findsOf([0, 0, 1, 1, 2])).toEqual([2, 4]);
});

test("attacks stand where they fell among everybody's turns", () => {
  const told = (version: number, key: string, args: Said["args"] = {}): Told => ({ version, said: { key, args } });
  const turn = (version: number, seat: number) => told(version, "event-began-turn", { who: { key: "seat", args: { seat } } });
  const attack = (version: number) => told(version, "event-attacked");
  const undone = told(4, "event-undone", { answers: 0 });
  const log = [turn(0, 1), turn(1, 0), attack(2), turn(2, 1), attack(3), undone, attack(5)];
  expect(attacksOf(log, 2)).toEqual([0.25, 1.75]);
});

test("ticks are round numbers", () => {
  expect(ticksOf(62)).toEqual([0, 20, 40, 60]);
  expect(ticksOf(3)).toEqual([0, 1, 2, 3]);
  expect(ticksOf(1)).toEqual([0, 1]);
});

test("the score sheet sums up by part and leaves out what nobody has", () => {
  const line = (key: string, rule: string, points: number) => ({ rule, points, said: { key, args: {} } });
  const ending: Ending = {
    standings: [[0], [1]],
    winners: [0],
    points: [[line("score-card", "KL-109", 3), line("score-artifact", "KL-106", 10), line("score-card", "KL-109", 2)], []],
    seed: "",
  };
  expect(sheetOf(ending)).toEqual([
    { part: "artifact", rule: "KL-106", points: [10, 0] },
    { part: "card", rule: "KL-109", points: [5, 0] },
  ]);
});

test("marks at the same place stand side by side", () => {
  const marks = [50, 50, 90].map((x, seat) => ({ seat, x, y: 20 }));
  expect(besides(marks, 20).map(({ seat, x }) => [seat, x])).toEqual([
    [0, 50],
    [1, 28],
    [2, 90],
  ]);
});
