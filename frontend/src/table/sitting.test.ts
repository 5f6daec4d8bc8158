import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { About } from "../generated/wire";
import { Refusal } from "../lib/api.ts";
import { held } from "../lib/keys.ts";
import { sitDown } from "./sitting.ts";

const about = { id: "222233334444", game: "strife-of-gods" } as About;
const answers: (() => Promise<Response>)[] = [];
const wishes: { once: string }[] = [];

const lost = () => Promise.reject(new TypeError("gone"));
const seated = () => Promise.resolve(Response.json({ seat: 1, version: 1, token: "key" }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    wishes.push(JSON.parse(init.body as string) as { once: string });
    return answers.shift()!();
  });
});

afterEach(() => {
  answers.length = wishes.length = 0;
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sit(): Promise<unknown> {
  const sitting = sitDown(about, "Anna").catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return sitting;
}

const secrets = () => new Set(wishes.map(({ once }) => once));

test("when the answer is lost, the same wish is sent again", async () => {
  answers.push(lost, seated);
  expect(await sit()).toMatchObject({ seat: 1 });
  expect(held(about.id)?.keys).toEqual([{ seat: 1, token: "key" }]);
  expect(wishes.length).toBe(2);
  expect([...secrets()]).toEqual([expect.stringMatching(/^[A-Za-z0-9_-]{32}$/)]);
});

test("whoever tries again later is known again, and the next person is another", async () => {
  answers.push(lost, lost, lost, seated);
  expect(await sit()).toBeInstanceOf(Refusal);
  await sit();
  expect(secrets().size).toBe(1);
  answers.push(seated);
  await sit();
  expect(secrets().size).toBe(2);
});

test("what the server refuses is not asked again", async () => {
  answers.push(() => Promise.resolve(Response.json({ type: "problem", error: "table-full" }, { status: 409 })));
  expect(await sit()).toBeInstanceOf(Refusal);
  expect(wishes.length).toBe(1);
});
