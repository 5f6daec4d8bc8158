import { expect, test } from "vitest";
import type { Told } from "../generated/wire";
import { paces } from "./pace.svelte.ts";
import { Round, spans, type Step } from "./round.ts";

/** A choice of a turn: what it tells, and who is asked after it. */
const step = (seat: number, ...keys: string[]): Step => ({
  decision: { seat },
  events: keys.map((key): Told => ({ version: 0, said: { key, args: {} } })),
});

/** A raider's long turn, and whoever is asked at its end. */
function turn(seat: number, next: number): Step[] {
  const cards = Array.from({ length: 7 }, () => step(seat, "played", "skill", "boots"));
  const walk = Array.from({ length: 4 }, () => step(seat, "moved"));
  return [...cards, ...walk, step(seat, "bought"), step(seat, "fought", "gold"), step(next, "ended", "drew", "refilled")];
}

/** Tells others' turns by a clock of its own; what of it is a scene says `attacks`. */
function told(factor: number, turns: readonly Step[][], attacks: (turn: number) => boolean, late = 0) {
  let clock = 0;
  const round = new Round(
    () => clock,
    () => factor,
  );
  const times: number[][] = [];
  const scenes: number[] = [];
  const scene = (of: number) => {
    if (!attacks(of)) return;
    scenes.push(round.scene());
    clock += scenes.at(-1)!;
  };
  round.begin(turns.length);
  scene(-1);
  for (const [number, steps] of turns.entries()) {
    const own: number[] = [];
    for (const [i, first] of steps.entries()) {
      own.push(round.time([first, ...steps.slice(i + 1), ...turns.slice(number + 1).flat()], number + 1));
      clock += own.at(-1)! + late;
    }
    times.push(own);
    scene(number);
  }
  return { clock, times, scenes };
}

const two = [turn(1, 2), turn(2, 0)];

test.each(["calm", "brisk"] as const)("a round of two bots is told in time, also if everybody is attacked: %s", (pace) => {
  const most = { calm: 8000, brisk: 4000 }[pace];
  for (const attacks of [() => false, (of: number) => of === 1, (of: number) => of >= 0, () => true]) {
    const { clock, scenes } = told(paces[pace], two, attacks);
    expect(clock).toBeLessThanOrEqual(most);
    for (const scene of scenes) expect(scene).toBeGreaterThanOrEqual(spans.scene.least * paces[pace]);
  }
});

test.each(["calm", "brisk"] as const)(
  "what a slow machine takes for every step is taken from the steps that follow: %s",
  (pace) => {
    const { clock, times } = told(paces[pace], two, () => false, 150 * paces[pace]);
    expect(clock).toBeLessThanOrEqual({ calm: 8000, brisk: 4000 }[pace]);
    expect(times.flat().every((time) => time >= 60 * paces[pace])).toBe(true);
  },
);

test("every step of a long turn is seen, and what is new longer than one more of the same kind", () => {
  const { times } = told(1, two, () => false);
  for (const own of times) {
    for (const time of own) expect(time).toBeGreaterThanOrEqual(60);
    expect(own[7]).toBeGreaterThan(2 * own[8]!); // a walk begins; and goes on
    expect(own.at(-1)).toBeGreaterThan(250);
  }
  const sums = times.map((own) => own.reduce((sum, time) => sum + time));
  expect(sums[0]).toBeCloseTo(spans.turn);
});

test("a short turn takes no longer than it has to tell", () => {
  const { times } = told(1, [[step(2, "placed")], [step(0, "placed", "advanced")]], () => false);
  expect(times).toEqual([[900], [1100]]);
});

test("what a first turn has not used is not given to the next", () => {
  const { clock } = told(1, [[step(2, "placed")], turn(2, 0)], () => false);
  expect(clock).toBeCloseTo(900 + spans.turn);
});

test("whoever thinks for long is not waited for once more: what comes late is shown at once", () => {
  let clock = 0;
  const round = new Round(
    () => clock,
    () => 1,
  );
  round.begin(2);
  round.time([step(1, "played")], 1);
  clock += spans.turn + 5000;
  expect(round.time([step(1, "bought")], 1)).toBe(60);
});

test("of a single attack more is seen than of one among three", () => {
  expect(told(1, two, (of) => of === 0).scenes).toEqual([spans.scene.most]);
  const three = told(1, two, () => true).scenes;
  expect(three.length).toBe(3);
  expect(three.at(-1)).toBeLessThan(spans.scene.most);
});

test("whoever wants all at once waits for no step, but an attack can be read", () => {
  const { times, scenes } = told(0, two, (of) => of === 1);
  expect(times.flat().every((time) => time === 0)).toBe(true);
  expect(scenes[0]).toBeGreaterThan(0);
});
