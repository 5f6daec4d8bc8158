// What has moved between two views, seen from above: so undoing and looking back fly as well.

import { backOf, type CardWord, type ShownCard, type StrifeView } from "./view.ts";

/** Where something lies: `r05`, `s2/3` (fourth card of a display), `centre`, `drawn/0`, a pile. */
export type Where = string;

export interface Flight {
  readonly from: Where;
  readonly to: Where;
  readonly card: CardWord;
}

export interface Motion {
  readonly flights: readonly Flight[];
  /** Cards that were turned over where they lie. */
  readonly turned: readonly Where[];
  /** A new round: everything is laid out anew. */
  readonly dealt: boolean;
}

interface Lying extends ShownCard {
  readonly at: Where;
}

export const displayAt = (seat: number, index: number): Where => `s${seat}/${index}`;
export const drawnAt = (index: number): Where => `drawn/${index}`;

function lying(view: StrifeView): Lying[] {
  return [
    ...view.ring.map(({ card, blocked, place }) => ({ card, blocked, at: place })),
    ...view.displays.flatMap((cards, seat) => cards.map((card, i) => ({ ...card, at: displayAt(seat, i) }))),
    ...view.centre.map((card) => ({ ...card, at: "centre" })),
    ...view.drawn.map((card, i) => ({ ...card, at: drawnAt(i) })),
    ...view.removed.map((card) => ({ ...card, at: "removed" })),
  ];
}

const area = (at: Where): string => (/^r\d/.test(at) ? at : at.split("/")[0]!);

export function motionOf(before: StrifeView, now: StrifeView): Motion {
  if (before.round !== now.round) return { flights: [], turned: [], dealt: true };
  const left = lying(before);
  const came: Lying[] = [];
  const turned: Where[] = [];
  for (const card of lying(now)) {
    const stayed = takeFrom(left, (old) => area(old.at) === area(card.at) && old.card === card.card);
    if (!stayed) came.push(card);
    else if (stayed.blocked !== card.blocked && card.at !== "centre") turned.push(card.at);
  }
  const flights = came.map(({ card, at }) => ({ card, to: at, from: origin(card, left) }));
  const gone = left.map(({ card, at }) => ({ card, from: at, to: backOf(card) === "number" ? "numbers" : "champions" }));
  return { flights: [...flights, ...gone], turned, dealt: false };
}

/** From where the same card is missing; or one we could not see; or from its pile. */
function origin(card: CardWord, left: Lying[]): Where {
  const kind = backOf(card);
  const source =
    takeFrom(left, (old) => old.card === card) ??
    takeFrom(left, (old) => (old.card.startsWith("?") || card.startsWith("?")) && backOf(old.card) === kind);
  return source?.at ?? (kind === "number" ? "numbers" : "champions");
}

function takeFrom(cards: Lying[], wanted: (card: Lying) => boolean): Lying | undefined {
  const index = cards.findIndex(wanted);
  return index < 0 ? undefined : cards.splice(index, 1)[0];
}
