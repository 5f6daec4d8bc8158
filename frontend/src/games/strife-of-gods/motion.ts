// Flights on the screen: a card begins where it lay and ends where it lies now.

import type { Motion, Where } from "./flights.ts";

const flight = 360; // ms
const turn = 280;
const deal = { each: 8, one: 220 };
const settle = "cubic-bezier(0.2, 0.75, 0.25, 1)";

export type Lay = ReadonlyMap<Where, DOMRect>;

/** Where everything lies at this moment. */
export function look(board: Element): Lay {
  const things = [...board.querySelectorAll<HTMLElement>("[data-at]")];
  return new Map(things.map((thing) => [thing.dataset["at"]!, thing.getBoundingClientRect()]));
}

const find = (board: Element, at: Where): HTMLElement | null => board.querySelector(`[data-at="${at}"]`);

export function play(board: Element, before: Lay, motion: Motion): void {
  for (const { from, to } of motion.flights) {
    const start = before.get(from) ?? before.get(from.split("/")[0]!);
    const thing = find(board, to);
    if (start && thing) fly(thing, start);
  }
  for (const at of motion.turned) {
    find(board, at)?.animate({ rotate: ["y 90deg", "y 0deg"] }, { duration: turn, easing: settle });
  }
  if (motion.dealt) layOut(board);
}

/** The middle of the thing moves from the middle of where it was; it grows or shrinks on its way. */
function fly(thing: HTMLElement, start: DOMRect): void {
  const end = thing.getBoundingClientRect();
  const x = start.x + start.width / 2 - (end.x + end.width / 2);
  const y = start.y + start.height / 2 - (end.y + end.height / 2);
  const size = Math.sqrt((start.width * start.height) / (end.width * end.height || 1));
  const timing = { duration: flight, easing: settle };
  thing.animate({ translate: [`${x}px ${y}px`, "0 0"], scale: [size, 1] }, timing);
  for (const raised of [thing, thing.parentElement]) raised?.animate({ zIndex: [20, 20] }, timing); // above all others
}

function layOut(board: Element): void {
  const cards = board.querySelectorAll('[data-at^="r"]');
  for (const [i, card] of cards.entries()) {
    card.animate(
      { opacity: [0, 1], scale: [0.7, 1] },
      { duration: deal.one, delay: i * deal.each, easing: settle, fill: "backwards" },
    );
  }
}
