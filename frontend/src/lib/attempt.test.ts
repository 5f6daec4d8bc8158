import { expect, test } from "vitest";
import { Refusal } from "./api.ts";
import { Attempt, reason } from "./attempt.svelte.ts";

const full = new Refusal({ type: "problem", error: "full", message: { key: "problem-full", args: {} } });

test("what the server refuses can be read until the next attempt", async () => {
  const attempt = new Attempt();
  await attempt.make(() => Promise.reject(full));
  expect([attempt.busy, attempt.trouble?.key]).toEqual([false, "problem-full"]);
  await attempt.make(() => Promise.resolve());
  expect(attempt.trouble).toBeUndefined();
});

test("once at a time", async () => {
  const attempt = new Attempt();
  let deeds = 0;
  let finish = (): void => {};
  const first = attempt.make(() => new Promise<void>((done) => (deeds++, (finish = done))));
  await attempt.make(async () => void deeds++);
  expect([attempt.busy, deeds]).toEqual([true, 1]);
  finish();
  await first;
  expect(attempt.busy).toBe(false);
});

test("anything else that fails has a sentence too", async () => {
  const attempt = new Attempt((error) => reason(error, "ending-no-table"));
  await attempt.make(() => Promise.reject(new TypeError("broken")));
  expect(attempt.trouble).toEqual({ key: "ending-no-table", args: {} });
});
