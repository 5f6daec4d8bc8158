import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flying } from "./flying.svelte.ts";
import { Roving } from "./roving.svelte.ts";

vi.mock(import("svelte/motion"), async (original) => ({
  ...(await original()),
  prefersReducedMotion: { current: false } as never,
}));

const fly = vi.fn();
let board: HTMLElement;
let view = $state(0);
let stop: () => void;

beforeEach(() => {
  board = document.createElement("div");
  document.body.append(board);
  view = 0;
  let held: HTMLElement | undefined = board;
  stop = $effect.root(() => {
    flying(
      () => held,
      () => view - 1,
      () => view,
      fly,
    );
    $effect(() => () => (held = undefined)); // as `bind:this` does
  });
  flushSync();
});
afterEach(() => {
  fly.mockClear();
  stop();
  board.remove();
});

test("what flies is told the board it flies on", async () => {
  await tick();
  expect(fly).toHaveBeenLastCalledWith(new Map(), -1, 0, board);
});

test("nothing flies on a board that is gone", async () => {
  await tick();
  fly.mockClear();
  view = 1;
  flushSync();
  board.remove();
  stop();
  await tick();
  expect(fly).not.toHaveBeenCalled();
});

test("a group that is gone takes no focus", () => {
  const roving = new Roving(
    () => ["hand/0"],
    () => "hand/0",
  );
  expect(() => roving.focus(null)).not.toThrow();
});
