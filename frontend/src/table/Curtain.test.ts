import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Update } from "../generated/wire";
import { Live } from "../lib/live.svelte.ts";
import Curtain from "./Curtain.svelte";
import { curtain } from "./curtain.svelte.ts";
import { Desk } from "./desk.svelte.ts";

function shared(): Desk {
  const live = new Live("table", [0, 1].map((seat) => ({ seat, token: "" })));
  const about = { game: "any", seats: ["Ada", "Bo"].map((name) => ({ kind: "person", name, bot: "" })) };
  live.receive({ type: "update", version: 0, seat: 0, about, view: {}, decision: null, events: [] } as unknown as Update);
  return new Desk(live);
}

afterEach(cleanup);

test("closed by no key: it is there again at once", async () => {
  render(Curtain, { desk: shared(), seats: [1] });
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  expect(await fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
  dialog.close();
  expect(dialog.open).toBe(true);
});

test("whoever of several looks says so, and whether to cover again", async () => {
  const desk = shared();
  render(Curtain, { desk, seats: [0, 1] });
  await fireEvent.click(screen.getByRole("checkbox"));
  const [, bo] = screen.getAllByRole("button");
  await fireEvent.click(bo!);
  expect(desk.live.seat).toBe(1);
  expect(curtain.wanted).toBe(false);
  curtain.wanted = true;
});
