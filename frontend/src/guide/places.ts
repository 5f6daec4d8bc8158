// Where something is pointed at: a zone of the table, a card, a choice, or a thing by where it lies.

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

const visible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

/** The first of the places that is on the page; none where it shows none of them. */
export function locate(places: readonly string[], seat: number, root: ParentNode = document): Element | undefined {
  for (const place of places) {
    const found = [...root.querySelectorAll(selectorOf(place, seat))].find(visible);
    if (found) return found;
  }
  return undefined;
}
