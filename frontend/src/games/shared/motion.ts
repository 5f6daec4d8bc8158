// Flights on the screen: a thing begins where it lay and ends where it lies now.

/** Where something lies: what `data-at` says, a part of it behind a slash. */
export type Where = string;

export interface Flight {
  readonly from: Where;
  readonly to: Where;
}

export const settle = "cubic-bezier(0.2, 0.75, 0.25, 1)";

const flight = 360; // ms

export type Lay = ReadonlyMap<Where, DOMRect>;

/** Where everything lies at this moment. */
export function look(board: Element): Lay {
  const things = [...board.querySelectorAll<HTMLElement>("[data-at]")];
  return new Map(things.map((thing) => [thing.dataset["at"]!, thing.getBoundingClientRect()]));
}

export const find = (board: Element, at: Where): HTMLElement | null => board.querySelector(`[data-at="${at}"]`);

/** Where something lay; if only its group was to be seen, there. */
export const lain = (before: Lay, at: Where): DOMRect | undefined => before.get(at) ?? before.get(at.split("/")[0]!);

export function flyAll(board: Element, before: Lay, flights: readonly Flight[]): void {
  for (const { from, to } of flights) {
    const start = lain(before, from);
    const thing = find(board, to);
    if (start && thing) fly(thing, start);
  }
}

/** The way from the middle of one place to the middle of another, as `translate` takes it. */
export function way(start: DOMRect, end: DOMRect): string {
  const x = start.x + start.width / 2 - (end.x + end.width / 2);
  const y = start.y + start.height / 2 - (end.y + end.height / 2);
  return `${x}px ${y}px`;
}

/** The middle of the thing moves from the middle of where it was; it grows or shrinks on its way. */
function fly(thing: HTMLElement, start: DOMRect): void {
  const end = thing.getBoundingClientRect();
  const size = Math.sqrt((start.width * start.height) / (end.width * end.height || 1));
  const timing = { duration: flight, easing: settle };
  thing.animate({ translate: [way(start, end), "0 0"], scale: [size, 1] }, timing);
  for (const raised of [thing, thing.parentElement]) raised?.animate({ zIndex: [20, 20] }, timing); // above all others
  const strip = thing.closest("ul");
  if (strip && !overfull(strip)) strip.animate({ overflow: ["visible", "visible"] }, timing);
}

/** Whether there is more in a strip than it shows: then it has to cut off what does not fit. */
const overfull = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
