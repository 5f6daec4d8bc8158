import { expect, test } from "vitest";
import { coming } from "./coming.ts";

test("what has come once is there at once", async () => {
  const thing = coming(() => Promise.resolve({ name: "board" }));
  const first = thing();
  expect(first).toBeInstanceOf(Promise);
  expect(thing()).toBeInstanceOf(Promise);
  expect(await first).toEqual({ name: "board" });
  expect(thing()).toEqual({ name: "board" });
});

test("what failed is fetched again", async () => {
  let tries = 0;
  const thing = coming(() => (++tries === 1 ? Promise.reject(new Error("offline")) : Promise.resolve("here")));
  await expect(thing()).rejects.toThrow("offline");
  expect(await thing()).toBe("here");
});
