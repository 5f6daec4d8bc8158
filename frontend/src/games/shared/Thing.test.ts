import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Thing from "./Thing.svelte";

const table = vi.hoisted(() => ({ activate: vi.fn(), point: vi.fn(), explain: vi.fn(), lit: () => false }));
vi.mock("./reach.ts", () => ({ reach: () => table }));

const spot = { options: [{ id: "move:2", label: { key: "", args: {} } }], barred: [] };
let button: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  const props = { at: "room/2", about: "room/2", spot, name: "Room 2", asking: true, stop: true };
  button = render(Thing, props).getByRole("button");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What a finger did at that time, in ms. */
function touch(type: string, timeStamp: number): void {
  const event = Object.assign(new Event(type, { bubbles: true }), { pointerType: "touch", button: 0 });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  button.dispatchEvent(event);
  flushSync();
}

test("a short touch is a tap, however late a busy page hears of its end", () => {
  touch("pointerdown", 1000);
  vi.advanceTimersByTime(2000);
  touch("pointerup", 1100);
  touch("click", 1100);
  expect(table.activate).toHaveBeenCalledOnce();
  expect(table.explain).toHaveBeenLastCalledWith(undefined);
});

test("a long touch takes nothing and tells about it, even if the page was too busy to see it coming", () => {
  touch("pointerdown", 1000);
  touch("pointerup", 1500);
  touch("click", 1500);
  expect(table.activate).not.toHaveBeenCalled();
  expect(table.explain).toHaveBeenCalledExactlyOnceWith("room/2");
});

test("a finger that rests reads about it before it is lifted", () => {
  touch("pointerdown", 1000);
  vi.advanceTimersByTime(500);
  expect(table.explain).toHaveBeenCalledExactlyOnceWith("room/2");
  touch("pointerup", 3000);
  touch("click", 3000);
  expect(table.activate).not.toHaveBeenCalled();
  touch("pointerdown", 4000);
  touch("pointerup", 4050);
  touch("click", 4050);
  expect(table.activate).toHaveBeenCalledOnce();
});
