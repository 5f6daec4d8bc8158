import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Update } from "../generated/wire";
import { Live } from "../lib/live.svelte.ts";
import { Desk } from "./desk.svelte.ts";
import Log from "./Log.svelte";

/** A log of so many px, of which 100 are in sight. */
function open(scrollHeight: number): HTMLElement {
  const live = new Live("table", []);
  const about = { game: "any", seats: [] };
  live.receive({ type: "update", version: 0, seat: -1, about, view: {}, decision: null, events: [] } as unknown as Update);
  render(Log, { desk: new Desk(live) });
  const box = screen.getByRole("region");
  grow(box, scrollHeight);
  return box;
}

function grow(box: HTMLElement, scrollHeight: number): void {
  Object.defineProperties(box, {
    scrollHeight: { value: scrollHeight, configurable: true },
    clientHeight: { value: 100, configurable: true },
  });
}

async function scrollTo(box: HTMLElement, top: number): Promise<void> {
  box.scrollTop = top;
  await fireEvent.scroll(box);
}

/** What seat 0 reads of a log: `0`, `1`, or `-1` for the table, one choice each. */
function read(...seats: number[]): void {
  const live = new Live("table", [{ seat: 0, token: "" }]);
  const about = { game: "bangkok-klongs", seats: [] };
  const events = seats.map((seat, i) => {
    const who = { key: "seat", args: { seat } };
    return { version: i + 1, said: { key: seat < 0 ? "event-small-day" : "event-placed", args: seat < 0 ? {} : { who } } };
  });
  const version = seats.length;
  live.receive({ type: "update", version, seat: 0, about, view: {}, decision: null, events } as unknown as Update);
  render(Log, { desk: new Desk(live) });
}

const stopped = () => screen.queryByRole("button") !== null;

afterEach(cleanup);

test("it goes on following when more comes than it has scrolled to", async () => {
  const box = open(500);
  await scrollTo(box, 400);
  grow(box, 900); // before the browser tells that it has scrolled
  await scrollTo(box, 410);
  expect(stopped()).toBe(false);
});

test("whoever scrolls up reads in peace, until the end is in sight again", async () => {
  const box = open(500);
  await scrollTo(box, 400);
  await scrollTo(box, 200);
  expect(stopped()).toBe(true);
  await scrollTo(box, 300);
  expect(stopped()).toBe(true);
  await scrollTo(box, 390);
  expect(stopped()).toBe(false);
});

test("what others did since one's own turn is set apart, what the table answers to it is not", () => {
  read(1, 0, -1);
  expect(screen.queryByText("news-title")).toBeNull();
  cleanup();
  read(1, 0, -1, 1);
  expect(screen.queryByText("news-title")).not.toBeNull();
});
