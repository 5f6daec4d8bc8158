// The log of a raid in fewer sentences: what follows one another and differs only by a card is told at once.

import type { Said, Told } from "../../generated/wire";
import { seatIn } from "../shared/telling.ts";

/** Events that are told together. */
const alike = ["event-drew", "event-played", "event-revealed", "event-provoked"];

/** What has been taken back stays apart from what holds. */
export function retell(events: readonly Told[], undone: ReadonlySet<number>): Told[] {
  const heaps: Told[][] = [];
  for (const event of events) {
    const last = heaps.at(-1)?.[0];
    if (last && belongs(event, last) && undone.has(event.version) === undone.has(last.version)) heaps.at(-1)!.push(event);
    else heaps.push([event]);
  }
  return heaps.map((heap) => ({ version: heap[0]!.version, said: atOnce(heap.map(({ said }) => said)) }));
}

function belongs({ said }: Told, { said: last }: Told): boolean {
  const same = said.key === last.key && seatIn(said, "who") === seatIn(last, "who");
  return same && alike.includes(said.key) && isBack(said) === isBack(last);
}

const cardOf = ({ args }: Said): Said => args["card"] as Said;
const isBack = (said: Said): boolean => cardOf(said).key === "back-card";

function atOnce(heap: readonly Said[]): Said {
  const [first] = heap as [Said];
  if (first.key === "event-drew" && isBack(first))
    return { key: "event-drew-hidden", args: { who: first.args["who"]!, count: heap.length } };
  if (heap.length === 1) return first;
  const cards = heap.map(cardOf);
  const kinds = cards.filter(({ key }, i) => cards.findIndex((card) => card.key === key) === i);
  const card = kinds.map((kind) => times(kind, cards)).reduce((some, more) => ({ key: "cards-more", args: { some, more } }));
  return { ...first, args: { ...first.args, card } };
}

function times(card: Said, cards: readonly Said[]): Said {
  const count = cards.filter(({ key }) => key === card.key).length;
  return count > 1 ? { key: "cards-times", args: { card, count } } : card;
}
