import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Telling } from "../../games/board.ts";
import type { Decision, Option, Update } from "../../generated/wire";
import { Live } from "../../lib/live.svelte.ts";
import { Desk } from "../desk.svelte.ts";
import WayOn from "./WayOn.svelte";

const option = (id: string): Option => ({ id, label: { key: id, args: {} } });
const about = { game: "any", seats: [{ kind: "person", name: "Ada", bot: "" }] };

function asks(live: Live, version: number, ...ids: string[]): void {
  const question = { key: "What now?", args: {} };
  const decision: Decision = { seat: 0, ask: "ask", rule: "R0", question, options: ids.map(option), barred: [] };
  live.receive({ type: "update", version, seat: 0, about, decision, events: [] } as unknown as Update);
  flushSync();
}

function open(...ids: string[]): Live {
  const live = new Live("table", [{ seat: 0, token: "" }]);
  live.choose = vi.fn<Live["choose"]>();
  live.skip = vi.fn<Live["skip"]>();
  asks(live, 0, ...ids);
  render(WayOn, { desk: new Desk(live) });
  flushSync();
  return live;
}

const press = () => fireEvent.click(screen.getAllByRole("button")[0]!);
function later(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("who presses twice to end the turn skips nobody's", async () => {
  const live = open("end");
  await press();
  expect(live.choose).toHaveBeenCalledTimes(1);
  live.receive({ type: "update", version: 1, seat: 0, about, decision: null, events: [] } as unknown as Update);
  live.waiting = true;
  flushSync();
  await press();
  expect(live.skip).not.toHaveBeenCalled();
  later(700);
  await press();
  expect(live.skip).toHaveBeenCalledWith("turn");
});

test("to decline lies elsewhere than to end the turn, unless nothing else is left", async () => {
  const live = open("play:a", "end");
  asks(live, 1, "take:a", "decline");
  expect(document.querySelector("[data-option]")).toBeNull();
  asks(live, 2, "decline");
  await press();
  expect(live.choose).toHaveBeenLastCalledWith(0, "decline");
});

test("what comes after something else was done can be chosen at once", async () => {
  const live = open("play:a");
  asks(live, 1, "end");
  await press();
  expect(live.choose).toHaveBeenCalledWith(0, "end");
});

test("where something else has to be chosen first, a press leads there", async () => {
  const board = document.createElement("main");
  board.innerHTML = `<button data-at="hand/0" class="may">a boat</button>`;
  open("play:a", "play:b");
  document.body.append(board);
  await press();
  const focused = document.activeElement;
  board.remove();
  expect(focused).toBe(board.firstElementChild);
});

test.each([
  ["all", false],
  ["end", true],
])("one skips to one's own next question, or to the end where there is none: %s", (way, out) => {
  const live = new Live("table", [{ seat: 0, token: "" }]);
  live.receive({ type: "update", version: 0, seat: 0, about, decision: null, events: [] } as unknown as Update);
  const desk = new Desk(live);
  // Something is said to whoever is not asked, which is not to say that they will not be.
  desk.telling = { meanwhile: () => ({ key: "said", args: {} }), out: () => out } as unknown as Telling;
  live.waiting = true;
  render(WayOn, { desk });
  flushSync();
  expect(screen.getAllByRole("button").at(-1)!.textContent).toContain(`tool-skip-${way}`);
});
