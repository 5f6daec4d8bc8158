// How the table lay when a round was over. The moment that scores a round deals the next one as well: what was scored
// is in no view, but it can be told from the one before.

import type { Said, Update } from "../../generated/wire";
import { cardIn } from "../shared/telling.ts";
import { viewOf, type RingCard, type StrifeView } from "./view.ts";

const scoring = /^event-(colours-won|no-colour)$/;

export const scores = ({ events }: Update): boolean => events.some(({ said }) => scoring.test(said.key));

/** What of the same moment belongs to the next round already: told before, it would clear away all news of this one. */
export const follows = ({ key }: Said): boolean => key === "event-round-began";

/** The end of the round that `update` scores; what only a champion moved last is left as it lay before. */
export function closing(before: StrifeView, update: Update): StrifeView {
  const now = viewOf(update);
  if (now.over) return now; // nothing was dealt any more
  let { ring, displays } = before;
  for (const { said } of update.events) {
    if (said.key !== "event-took") continue;
    const { who, place } = said.args;
    const seat = typeof who === "object" ? Number(who.args["seat"]) : -1;
    const number = typeof place === "object" ? Number(place.args["number"]) : 0;
    ring = without(ring, `r${String(number).padStart(2, "0")}`);
    const taken = { card: cardIn(said, "card"), blocked: false };
    displays = displays.map((cards, other) => (other === seat ? [...cards, taken] : cards));
  }
  // Nothing counts for now any more: the scoring says what did.
  const leading = { ...before.leading, colours: [] };
  return { ...before, ring, displays, leading, asked: null, drawn: [], shields: now.shields };
}

/** Where a card was taken there is a gap, and its neighbours are the edges. */
function without(ring: readonly RingCard[], place: string): readonly RingCard[] {
  const at = ring.findIndex((card) => card.place === place);
  if (at < 0) return ring;
  const [one, two] = [ring.at(at - 1), ring[(at + 1) % ring.length]];
  return ring
    .map((card) => (card === one ? { ...card, gap_after: true, edge: true } : card === two ? { ...card, edge: true } : card))
    .filter((card) => card.place !== place);
}
