import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { arrived } from "../lib/arrivals.ts";
import { Awaited, clockTime } from "./awaited.svelte.ts";
import type { Desk } from "./desk.svelte.ts";

test("time is shown as on a clock", () => {
  expect([0, 5, 65, 600, 3661, 86399.9, -3].map(clockTime)).toEqual([
    "0:00",
    "0:05",
    "1:05",
    "10:00",
    "1:01:01",
    "23:59:59",
    "0:00",
  ]);
});

const desk = (pacing: object, waiting: object | null, seats: number[] | undefined) =>
  ({ turn: 1, update: { about: { pacing }, waiting }, live: { here: seats && { seats } } }) as unknown as Desk;

const awaited = (...how: Parameters<typeof desk>) => seen(desk(...how));

function seen(table: Desk): [number, number | undefined] {
  vi.spyOn(performance, "now").mockReturnValue(100_000);
  let found: Awaited | undefined;
  const end = $effect.root(() => {
    found = new Awaited(table);
  });
  flushSync();
  end();
  vi.restoreAllMocks();
  return [found!.since, found!.due];
}

const live = { pace: "live", seconds: 180, clock: false };

test("whoever is there is thinking, whoever has gone is waited for", () => {
  expect(awaited(live, { asked_for: 30, away_in: null }, [0, 1])).toEqual([70_000, undefined]);
  expect(awaited(live, { asked_for: 30, away_in: 20 }, [0])).toEqual([70_000, 120_000]);
  expect(awaited(live, { asked_for: 30, away_in: null }, [0])).toEqual([70_000, 280_000]); // has just gone
  expect(awaited(live, { asked_for: 30, away_in: 20 }, [0, 1])).toEqual([70_000, undefined]); // has just come
});

test("a clock goes for those who are there, too, and some wait for ever", () => {
  expect(awaited({ ...live, clock: true }, { asked_for: 30, away_in: 150 }, [0, 1])).toEqual([70_000, 250_000]);
  expect(awaited({ ...live, seconds: null }, { asked_for: 30, away_in: null }, [0])).toEqual([70_000, undefined]);
});

test("the time counts from when the table said so, not from when somebody looks", () => {
  const table = desk(live, { asked_for: 30, away_in: 20 }, [0]);
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  arrived(table.update!);
  expect(seen(table)).toEqual([30_000, 80_000]);
});
