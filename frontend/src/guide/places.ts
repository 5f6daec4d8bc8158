// Where something is pointed at: a zone of the table, a card, a choice, or a thing by where it lies.

import type { Box } from "../table/placing.ts";

/** What every table is made of, by what its parts say of themselves (`data-zone`). */
export const zones = ["map", "row", "reserve", "market", "hand", "counters", "question", "actions", "seats", "log"] as const;

const within = /^(card|option|at):[\w/$.-]+$/;

/** `hand`, `card:ring`, `option:end`, `at:bag`. */
export const isPlace = (place: string): boolean => (zones as readonly string[]).includes(place) || within.test(place);

/** Choices are spelled with their verb in front: `option:buy` is any of them. */
function selectorOf(place: string, seat: number): string {
  const [kind = "", ...rest] = place.split(":");
  const word = CSS.escape(rest.join(":").replace("$me", String(seat)));
  if (kind === "card") return `[data-card="${word}"]`;
  if (kind === "option") return `[data-option="${word}"], [data-option^="${word}:"]`;
  if (kind === "at") return `[data-at="${word}"], [data-at^="${word}/"]`;
  return `[data-zone="${kind}"]`;
}

const laidOut = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

/** Whether it can be seen: what another part of the table has taken the place of is laid out, but hidden or below that. */
export const visible = (element: Element): boolean =>
  laidOut(element) && getComputedStyle(element).visibility !== "hidden" && !element.closest("[data-zone][inert]");

/** All that can be seen at a place. */
export const seenAt = (place: string, seat: number, root: ParentNode = document): Element[] =>
  [...root.querySelectorAll(selectorOf(place, seat))].filter(visible);

/** The button that brings a hidden part of the table into its place (`data-leads` names the zones behind it). */
function leadsTo(hidden: Element, root: ParentNode): Element | undefined {
  const zone = hidden.closest("[data-zone]")?.getAttribute("data-zone") ?? "";
  return [...root.querySelectorAll(`[data-leads~="${CSS.escape(zone)}"]`)].find(visible);
}

/** The first of the places that is on the page, or the button that leads there; none where it shows none of them. */
export function locate(places: readonly string[], seat: number, root: ParentNode = document): Element | undefined {
  for (const place of places) {
    const there = [...root.querySelectorAll(selectorOf(place, seat))].filter(laidOut);
    const found = there.find(visible) ?? (there[0] && leadsTo(there[0], root));
    if (found) return found;
  }
  return undefined;
}

/** What of it can be seen; nothing where it is scrolled away. */
export function seenOf(element: Element): Box | undefined {
  const box = element.getBoundingClientRect();
  let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), box.left + box.width, box.top + box.height];
  [right, bottom] = [Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  const [width, height] = [right - left, bottom - top];
  return width > 8 && height > 8 ? { left, top, width, height } : undefined;
}
