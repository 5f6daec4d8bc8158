// Where the cards of the ring lie. A place keeps its slot for the whole round; a card laid back into
// a gap has none of its own and lies beside its neighbour, which moves over only if it must.

import type { RingCard } from "./view.ts";

export const places = 32;

const apart = 0.9; // the least between neighbours, in slots; a card itself is a little narrower
const gapApart = 1.5; // the least between the two edges of a gap

export interface Laid {
  readonly card: RingCard;
  /** In slots, clockwise from the first place; fractions where cards had to move over. */
  readonly slot: number;
}

/** A gap lies between two cards, from the edge of one to the edge of the other. */
export interface Gap {
  /** The places of the cards before and after it, clockwise. */
  readonly after: string;
  readonly before: string;
  /** The first and the last free slot. */
  readonly from: number;
  readonly to: number;
}

const home = (card: RingCard): number | undefined => {
  const slot = Number(card.place.slice(1)) - 1;
  return slot < places ? slot : undefined;
};

export function layOut(ring: readonly RingCard[]): Laid[] {
  const slots = wishes(ring);
  for (let round = 0; round < 60 && push(ring, slots); round++);
  return ring.map((card, i) => ({ card, slot: slots[i]! }));
}

/** Cards with a slot of their own lie there; the others wish to be between their neighbours. */
function wishes(ring: readonly RingCard[]): number[] {
  const anchor = ring.findIndex((card) => home(card) !== undefined);
  if (anchor < 0) return ring.map((_, i) => (i * places) / ring.length);
  const slots: number[] = new Array(ring.length);
  const first = home(ring[anchor]!)!;
  slots[anchor] = first;
  let last = 0; // steps from the anchor to the last card that has a slot
  for (let step = 1; step <= ring.length; step++) {
    const i = (anchor + step) % ring.length;
    const own = step === ring.length ? first + places : home(ring[i]!);
    if (own === undefined) continue;
    const from = slots[(anchor + last) % ring.length]!;
    const to = own < from ? own + places : own;
    between(ring, slots, anchor + last, anchor + step, from, to);
    if (step < ring.length) slots[i] = to;
    last = step;
  }
  return slots;
}

/** Cards hang on the neighbour they touch; those with a gap on both sides share what is left. */
function between(ring: readonly RingCard[], slots: number[], start: number, end: number, from: number, to: number): void {
  const at = (i: number) => i % ring.length;
  let low = start;
  let high = end;
  while (low + 1 < high && !ring[at(low)]!.gap_after) slots[at(++low)] = from + (low - start);
  while (high - 1 > low && !ring[at(high - 1)]!.gap_after) slots[at(--high)] = to - (end - high);
  const left = from + (low - start);
  const room = to - (end - high) - left;
  for (let i = low + 1; i < high; i++) slots[at(i)] = left + (room * (i - low)) / (high - low);
}

/** Pushes apart what lies too close; whether anything did. */
function push(ring: readonly RingCard[], slots: number[]): boolean {
  let moved = false;
  if (ring.length < 2) return moved;
  for (let i = 0; i < ring.length; i++) {
    const next = (i + 1) % ring.length;
    const wanted = ring[i]!.gap_after ? gapApart : apart;
    const way = slots[next]! - slots[i]!;
    const distance = ((way % places) + places) % places;
    const lack = wanted - (distance > places - 1 ? distance - places : distance);
    if (lack < 0.001) continue;
    slots[i]! -= lack / 2;
    slots[next]! += lack / 2;
    moved = true;
  }
  return moved;
}

export function gapsOf(laid: readonly Laid[]): Gap[] {
  const gaps: Gap[] = [];
  for (const [i, { card, slot }] of laid.entries()) {
    if (!card.gap_after) continue;
    const next = laid[(i + 1) % laid.length]!;
    const end = next.slot > slot ? next.slot : next.slot + places;
    gaps.push({ after: card.place, before: next.card.place, from: slot + 1, to: end - 1 });
  }
  return gaps;
}
