// Where the cards of a hand lie. Under a mouse none of them moves: what was played leaves a gap.

import type { CardWord } from "../view.ts";

/** A place in the hand, with the card that lies there, or lay there last. */
export interface Slot {
  readonly card: CardWord;
  /** Which card of the hand it is; none in a gap. */
  readonly index: number | undefined;
}

/**
 * The hand in the places it had: what stays does not move, what comes back or is new fills a gap before there is another place.
 * Of cards that are alike, the one that was `touched` (by its index then) is gone.
 */
export function laid(before: readonly Slot[], hand: readonly CardWord[], touched?: number): Slot[] {
  const places = [...before.keys()];
  const full = places.filter((i) => before[i]!.index !== undefined);
  const [stays, goes] = [full.filter((i) => before[i]!.index !== touched), full.filter((i) => before[i]!.index === touched)];
  const rest = [...hand];
  const filled = new Map<number, CardWord>();
  const fill = (i: number, at: number): void => void (at >= 0 && filled.set(i, rest.splice(at, 1)[0]!));
  for (const i of [...stays, ...goes, ...places]) if (!filled.has(i)) fill(i, rest.indexOf(before[i]!.card));
  for (const i of places) if (!filled.has(i) && rest.length) fill(i, 0);
  // Cards that are alike are counted from left to right.
  const left = [...hand.entries()];
  const count = (card: CardWord): number =>
    left.splice(
      left.findIndex(([, other]) => other === card),
      1,
    )[0]![0];
  const slots = before.map(({ card }, i): Slot => {
    const now = filled.get(i);
    return now === undefined ? { card, index: undefined } : { card: now, index: count(now) };
  });
  return [...slots, ...rest.map((card) => ({ card, index: count(card) }))];
}
