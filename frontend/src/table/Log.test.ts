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
