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
  const rest = hand.map((card, index) => ({ card, index }));
  const take = (wanted?: CardWord) => {
    const at = wanted === undefined ? 0 : rest.findIndex(({ card }) => card === wanted);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
  const slots = before.map(({ card }): Slot => ({ card, index: undefined }));
  const fill = (i: number, found: Slot | undefined): void => void (found && (slots[i] = found));
  const lying = [...before.keys()].filter((i) => before[i]!.index !== undefined);
  const gaps = () => [...slots.keys()].filter((i) => slots[i]!.index === undefined);
  const staying = [...lying.filter((i) => before[i]!.index !== touched), ...lying.filter((i) => before[i]!.index === touched)];
  for (const i of staying) fill(i, take(slots[i]!.card));
  for (const i of gaps()) fill(i, take(slots[i]!.card));
  for (const i of gaps()) fill(i, take());
  return [...slots, ...rest];
}
