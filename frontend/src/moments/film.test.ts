import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment, Update } from "../generated/wire";
import { Film, type Projector, speeds } from "./film.svelte.ts";

const moment = (number: number, eyes: number): Moment => ({
  number,
  count: 10,
  update: { version: number, seat: eyes } as Update,
  chosen: null,
});

function counted(count = 10): Projector & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    story: async () => ({ count, told: [], turns: Array.from({ length: count }, () => 0), next: null }),
    moment: async (number, eyes) => {
      asked.push(`${eyes}/${number}`);
      return moment(number, eyes);
    },
  };
}

async function opened(at = 0, projector = counted()): Promise<Film> {
  const film = new Film(projector);
  await film.open(at, -1);
  return film;
}

describe("a film", () => {
  it("opens where it is told to, and not beyond the end", async () => {
    expect((await opened(4)).shown?.number).toBe(4);
    expect((await opened(99)).shown?.number).toBe(10);
  });

  it("has the neighbours at hand and fetches nothing twice", async () => {
    const projector = counted();
    const film = await opened(4, projector);
    expect(new Set(projector.asked)).toEqual(new Set(["-1/4", "-1/5", "-1/6", "-1/7", "-1/3"]));
    await film.step(1);
    await film.step(-1);
    expect(new Set(projector.asked).size).toBe(projector.asked.length);
  });

  it("looks ahead in the direction we go", async () => {
    const projector = counted();
    const film = await opened(8, projector);
    await film.step(-1);
    expect(projector.asked).toContain("-1/4");
  });

  it("animates only a single step forward", async () => {
    const film = await opened(4);
    await film.step(1);
    expect(film.previous?.version).toBe(4);
    await film.step(-1);
    expect(film.previous).toBeUndefined();
    await film.go(9);
    expect(film.previous).toBeUndefined();
  });

  it("shows what is wanted last, however late answers come", async () => {
    const answers = new Map<number, (value: Moment) => void>();
    const film = new Film({
      story: async () => ({ count: 10, told: [], turns: [], next: null }),
      moment: (number, eyes) =>
        number === 0 ? Promise.resolve(moment(0, eyes)) : new Promise((resolve) => answers.set(number, resolve)),
    });
    await film.open(0, -1);
    const first = film.go(5);
    const second = film.go(6);
    answers.get(6)?.(moment(6, -1));
    await second;
    answers.get(5)?.(moment(5, -1));
    await first;
    expect(film.shown?.number).toBe(6);
  });

  it("looks at the same moment through other eyes", async () => {
    const film = await opened(4);
    await film.look(2);
    expect([film.shown?.number, film.shown?.update.seat, film.previous]).toEqual([4, 2, undefined]);
  });

  it("keeps to the eyes wanted last, however late a story comes", async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    const film = new Film({
      ...counted(),
      story: async (eyes) => {
        if (eyes === 1) await late;
        return { count: 10 + eyes, told: [], turns: [], next: null };
      },
    });
    const first = film.look(1);
    await film.look(2);
    answer();
    await first;
    expect([film.eyes, film.count, film.shown?.update.seat]).toEqual([2, 12, 2]);
  });

  it("says what failed, and tries again next time", async () => {
    const projector = counted();
    const film = await opened(0, projector);
    const working = projector.moment;
    projector.moment = () => Promise.reject(new Error("gone"));
    await film.go(9);
    expect([film.failure, film.shown?.number]).toEqual([new Error("gone"), 0]);
    projector.moment = working;
    await film.go(9);
    expect([film.failure, film.shown?.number]).toEqual([undefined, 9]);
  });
});

describe("playing", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("steps at its speed and stops at the end", async () => {
    const film = await opened(8);
    film.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(film.shown?.number).toBe(9);
    await vi.advanceTimersByTimeAsync(speeds.usual);
    expect([film.shown?.number, film.playing]).toEqual([10, false]);
  });

  it("begins anew at the end, and can be paused", async () => {
    const film = await opened(10);
    film.speed = "fast";
    film.play();
    await vi.advanceTimersByTimeAsync(speeds.fast);
    expect(film.shown?.number).toBe(1);
    film.pause();
    await vi.advanceTimersByTimeAsync(10 * speeds.fast);
    expect(film.shown?.number).toBe(1);
  });
});
