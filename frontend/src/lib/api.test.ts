import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NewTable } from "../generated/wire";
import { create, Refusal } from "./api.ts";

const answers: (() => Promise<Response>)[] = [];
const secrets: string[] = [];

const lost = () => Promise.reject(new TypeError("gone"));
const refused = (error: string, status: number) => () => Promise.resolve(Response.json({ type: "problem", error }, { status }));
const made = () => Promise.resolve(Response.json({ id: "222233334444", keys: [] }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    secrets.push((JSON.parse(init.body as string) as { once: string }).once);
    return answers.shift()!();
  });
});

afterEach(() => {
  answers.length = secrets.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function wish(game: string): Promise<unknown> {
  const creating = create({ game, seats: [{ kind: "open" }] } satisfies NewTable).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return creating;
}

test("the same wish after all tries have failed makes no second table, another wish does", async () => {
  answers.push(lost, lost, lost, made, made);
  expect(await wish("one")).toBeInstanceOf(Refusal);
  expect(await wish("two")).toMatchObject({ id: "222233334444" });
  expect(await wish("one")).toMatchObject({ id: "222233334444" });
  expect(secrets[4]).toBe(secrets[0]);
  expect(new Set(secrets).size).toBe(2);
});

test.each([
  ["internal", 500, 1],
  ["too-fast", 429, 2],
])("after the answer %s it may or may not be the same wish", async (error, status, different) => {
  answers.push(refused(error, status), made);
  expect(await wish(error)).toBeInstanceOf(Refusal);
  await wish(error);
  expect(new Set(secrets).size).toBe(different);
});

test("what was granted can be wished for again", async () => {
  answers.push(made, made);
  await wish("three");
  await wish("three");
  expect(new Set(secrets).size).toBe(2);
});
