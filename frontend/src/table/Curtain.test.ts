import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Curtain from "./Curtain.svelte";
import { curtain } from "./curtain.svelte.ts";

const names = ["Ada", "Bo"];

afterEach(cleanup);

test("closed by no key: it is there again at once", async () => {
  render(Curtain, { names, seats: [1], take: vi.fn() });
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  expect(await fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
  dialog.close();
  expect(dialog.open).toBe(true);
});

test("whoever of several looks says so, and whether to cover again", async () => {
  const take = vi.fn();
  render(Curtain, { names, seats: [0, 1], take });
  await fireEvent.click(screen.getByRole("checkbox"));
  const [, bo] = screen.getAllByRole("button");
  await fireEvent.click(bo!);
  expect(take).toHaveBeenCalledExactlyOnceWith(1);
  expect(curtain.wanted).toBe(false);
  curtain.wanted = true;
});

test("who only looked may go back to what all may see", async () => {
  const [take, back] = [vi.fn(), vi.fn()];
  render(Curtain, { names, seats: [1], take, back });
  await fireEvent.click(screen.getAllByRole("button")[1]!);
  expect(back).toHaveBeenCalledOnce();
  expect(take).not.toHaveBeenCalled();
});
