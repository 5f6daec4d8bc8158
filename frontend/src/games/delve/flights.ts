// What has moved between two views, seen from above: so undoing and looking back fly as well.

import type { Flight, Where } from "../shared/motion.ts";
import type { CardWord, DelveView } from "./view.ts";

interface Lying {
  readonly card: CardWord;
  readonly at: Where;
  /** What has to stay the same for a card not to have moved. */
  readonly area: string;
}

export const heroAt = (seat: number): Where => `hero/${seat}`;
const seatAt = (seat: number): Where => `s${seat}`;
const deckAt = (seat: number): Where => `deck/${seat}`;
const discardAt = (seat: number): Where => `discard/${seat}`;

/** All cards that can be told apart: the row, the own hand, and what the hero at work has played. */
function lying(view: DelveView): Lying[] {
  const own = view.heroes[view.seat];
  const acting = view.heroes[view.turn];
  return [
    ...view.row.map(({ card, slot }) => ({ card, at: `row/${slot}`, area: `row/${slot}` })),
    ...(own?.hand ?? []).map((card, i) => ({ card, at: `hand/${i}`, area: "hand" })),
    ...(acting?.area ?? []).map(({ card }, i) => ({ card, at: `area/${i}`, area: `area/${view.turn}` })),
  ];
}

export const flightsOf = (before: DelveView, now: DelveView): Flight[] => [...walksOf(before, now), ...cardsOf(before, now)];

/** Heroes that stand elsewhere now. */
function walksOf(before: DelveView, now: DelveView): Flight[] {
  return now.heroes.flatMap((hero, seat) => {
    const stayed = before.heroes[seat]?.room === hero.room && (now.walker !== seat || before.parapet === now.parapet);
    return stayed ? [] : [{ from: heroAt(seat), to: heroAt(seat) }];
  });
}

/** Cards that lie elsewhere now; what left the row for a discard pile takes its top card along. */
function cardsOf(before: DelveView, now: DelveView): Flight[] {
  const sameTurn = before.turn === now.turn; // otherwise what was played is on a discard pile by now
  const left = lying(before).filter(({ area }) => sameTurn || !area.startsWith("area/"));
  const came = lying(now).filter((card) => !takeFrom(left, (old) => old.area === card.area && old.card === card.card));
  const flights = came.flatMap((card) => {
    const from = origin(card, left, now);
    return from ? [{ from, to: card.at }] : [];
  });
  const bought = now.heroes[now.seat]?.discard.at(-1);
  const source = grew(before, now) && takeFrom(left, ({ card, at }) => card === bought && at.startsWith("row/"));
  return source ? [...flights, { from: source.at, to: discardAt(now.seat) }] : flights;
}

/** From where the same card is missing; or from its pile; or from whoever has played it. */
function origin({ card, area }: Lying, left: Lying[], { seat, turn }: DelveView): Where | undefined {
  const source = takeFrom(left, (old) => old.card === card && !old.area.startsWith("row/"));
  if (source) return source.at;
  if (area === "hand") return deckAt(seat);
  return area.startsWith("area/") && turn !== seat ? seatAt(turn) : undefined;
}

/** Whether one's own discard pile has grown by a card. */
const grew = (before: DelveView, now: DelveView): boolean =>
  (now.heroes[now.seat]?.discard.length ?? 0) === (before.heroes[now.seat]?.discard.length ?? 0) + 1;

function takeFrom(cards: Lying[], wanted: (card: Lying) => boolean): Lying | undefined {
  const index = cards.findIndex(wanted);
  return index < 0 ? undefined : cards.splice(index, 1)[0];
}
