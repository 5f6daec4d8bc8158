import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Decision, Option, Update } from "../generated/wire";
import { Live } from "../lib/live.svelte.ts";
import { Desk } from "./desk.svelte.ts";
import Panel from "./Panel.svelte";

const option = (label: string): Option => ({ id: label, label: { key: label, args: {} } });

function open(...labels: string[]): Desk {
  const live = new Live("table", [{ seat: 0, token: "" }]);
  live.choose = vi.fn<Live["choose"]>();
  const refusal = { key: "Only at a gap.", args: {} };
  const barred = ["x", "y"].map((id) => ({ ...option(`Take: ${id}`), rule: "R1", refusal }));
  const question = { key: "Which card?", args: {} };
  const decision: Decision = { seat: 0, ask: "ask", rule: "R0", question, options: labels.map(option), barred };
  const about = { game: "any", seats: [{ kind: "person", name: "Ada", bot: "" }] };
  live.receive({ type: "update", version: 0, seat: 0, about, decision, events: [] } as unknown as Update);
  return new Desk(live);
}

const options = () => [...document.querySelectorAll(".options button")].map((button) => button.getAttribute("aria-label"));

afterEach(cleanup);

test("says the question, and every option is a button that chooses it", async () => {
  const desk = open("Take: red", "Take: blue", "Pass");
  render(Panel, { desk });
  expect(screen.getByRole("heading").textContent).toContain("Which card?");
  expect(options()).toEqual(["Take: red", "Take: blue", "Pass"]);
  await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
  expect(desk.live.choose).toHaveBeenCalledWith(0, "Pass");
});

test("whoever goes elsewhere after answering breaks nothing", async () => {
  const desk = open("a", "b");
  const { unmount } = render(Panel, { desk });
  await fireEvent.click(screen.getByRole("button", { name: "a" }));
  desk.live.receive({ ...desk.update!, version: 1, decision: { ...desk.update!.decision! } });
  flushSync();
  unmount();
  await tick(); // an error would now be nobody's, and fail the run
});

test("arrow keys walk through the options and round", async () => {
  render(Panel, { desk: open("a", "b", "c") });
  screen.getByRole("button", { name: "a" }).focus();
  for (const [key, at] of [
    ["ArrowDown", "b"],
    ["End", "c"],
    ["ArrowRight", "a"],
    ["ArrowUp", "c"],
    ["Home", "a"],
  ] as const) {
    await fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement?.getAttribute("aria-label")).toBe(at);
  }
});

test("a long list can be filtered, a short one need not", async () => {
  render(Panel, { desk: open(...Array.from({ length: 20 }, (_, n) => `Take: card ${n}`)) });
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "card 1" } });
  expect(options()).toHaveLength(11);
  cleanup();
  render(Panel, { desk: open("a", "b") });
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("what is barred stands below its reason, with the rule", () => {
  render(Panel, { desk: open("a", "b") });
  const reason = screen.getByText(/Only at a gap/);
  expect(reason.querySelector("a")?.getAttribute("href")).toBe("/rules/any#R1");
  expect([...document.querySelectorAll("details li")].map((item) => item.textContent)).toEqual(["Take: x", "Take: y"]);
});
