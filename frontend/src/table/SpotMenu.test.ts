import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Option, Update } from "../generated/wire";
import { Live } from "../lib/live.svelte.ts";
import { Desk } from "./desk.svelte.ts";
import SpotMenu from "./SpotMenu.svelte";

const option = (id: string): Option => ({ id, label: { key: id, args: {} } });
const options = ["end", "pass", "buy"].map(option);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("a touch beside a menu closes it, and does what it would have done without it", async () => {
  vi.stubGlobal("ResizeObserver", class { observe = vi.fn(); disconnect = vi.fn(); }); // prettier-ignore
  HTMLElement.prototype.showPopover ??= vi.fn();
  const [way, card] = [document.createElement("button"), document.createElement("button")];
  document.body.append(way, card);
  const live = new Live("table", [{ seat: 0, token: "" }]);
  live.choose = vi.fn<Live["choose"]>();
  const about = { game: "any", seats: [{ kind: "person", name: "Ada", bot: "" }] };
  const decision = { seat: 0, ask: "ask", rule: "R0", question: { key: "What now?", args: {} }, options, barred: [] };
  live.receive({ type: "update", version: 0, seat: 0, about, decision, events: [] } as unknown as Update);
  const desk = new Desk(live);
  desk.activate({ options: options.slice(0, 2), barred: [] }, way);
  render(SpotMenu, { desk, menu: desk.menu! });
  flushSync();
  card.addEventListener("click", () => desk.activate({ options: options.slice(2), barred: [] }, card));
  await fireEvent.pointerDown(card);
  expect(desk.menu).toBeUndefined();
  await fireEvent.click(card);
  expect(desk.menu).toBeUndefined();
  expect(live.choose).toHaveBeenCalledWith(0, "buy");
});
