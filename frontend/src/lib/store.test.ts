import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { names, read, remove, write } from "./store.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** As browsers do it that may keep nothing: even looking at it is an error. */
function forbid(): void {
  vi.stubGlobal("localStorage", new Proxy({}, { get: refuse, ownKeys: refuse }));
}

function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}

test("what is written is there again, until it is removed", () => {
  write("a", "1");
  expect([read("a"), localStorage.getItem("a"), names()]).toEqual(["1", "1", ["a"]]);
  remove("a");
  expect([read("a"), names()]).toEqual([null, []]);
});

test("where nothing may be kept, it lasts as long as the page", () => {
  forbid();
  expect(read("a")).toBeNull();
  write("a", "1");
  expect([read("a"), names()]).toEqual(["1", ["a"]]);
  remove("a");
  expect([read("a"), names()]).toEqual([null, []]);
});

test("where there is no more room, the newest still counts", () => {
  write("a", "old");
  vi.stubGlobal("localStorage", { getItem: () => "old", setItem: refuse, removeItem: () => undefined });
  write("a", "new");
  expect(read("a")).toBe("new");
  vi.unstubAllGlobals();
  write("a", "newer");
  expect([read("a"), localStorage.getItem("a")]).toEqual(["newer", "newer"]);
});
