// Where the cards of a hand lie. Under a mouse none of them moves: what was played leaves a gap.

import type { CardWord } from "./view.ts";

/** A place in the hand, with the card that lies there, or lay there last. */
export interface Slot {
  readonly card: CardWord;
  /** Which card of the hand it is; none in a gap. */
  readonly index?: number;
}

/**
 * The hand in the places it had: what stays does not move, what comes back or is new fills a gap before there is another place.
 * Of cards that are alike, the one that was `touched` (by its index then) is gone.
 */
export function laid(before: readonly Slot[], hand: readonly CardWord[], touched?: number): Slot[] {
  const rest: Slot[] = hand.map((card, index) => ({ card, index }));
  const slots: Slot[] = before.map(({ card }) => ({ card }));
  const fill = (i: number, at: number): void => void (at >= 0 && (slots[i] = rest.splice(at, 1)[0]!));
  const yields = (i: number): number => (before[i]!.index === undefined ? 2 : Number(before[i]!.index === touched));
  const order = [...slots.keys()].sort((a, b) => yields(a) - yields(b) || a - b);
  for (const i of order)
    fill(
      i,
      rest.findIndex(({ card }) => card === slots[i]!.card),
    );
  for (const i of slots.keys()) if (rest.length && slots[i]!.index === undefined) fill(i, 0);
  return [...slots, ...rest];
}
