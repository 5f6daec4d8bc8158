// Quarters, two fields wide and high: where three boats lie, nobody may place a fourth.

import { fieldsOf, nameOf, nearby, quarterOf, type Size } from "./plan.ts";
import type { BangkokView, Field } from "./view.ts";

const most = 3; // boats in a quarter

const sameQuarter = (one: Field, other: Field): boolean => {
  const [a, b] = [quarterOf(one), quarterOf(other)];
  return a.x === b.x && a.y === b.y;
};

type Lying = Size & { readonly boats: readonly { readonly field: Field }[] };

/** The free fields of full quarters: what is planned there comes to nothing. */
export function closedFields(view: Lying): Field[] {
  const taken = new Set(view.boats.map(({ field }) => field));
  return fieldsOf(view).filter(
    (field) => !taken.has(field) && view.boats.filter((boat) => sameQuarter(boat.field, field)).length >= most,
  );
}

/** Where a boat could be moved; whoever stays in a quarter does not make it any fuller. */
export function waysFrom(
  field: Field,
  view: Lying & { readonly options: Pick<BangkokView["options"], "diagonal_moves"> },
): Field[] {
  const taken = new Set(view.boats.map((boat) => boat.field));
  const closed = new Set(closedFields(view));
  return nearby(field, view, view.options.diagonal_moves).filter(
    (other) => !taken.has(other) && (!closed.has(other) || sameQuarter(field, other)),
  );
}

/** What is to be known before a boat is moved that has one way only: with several, one is asked for the field. */
export function onlyWay(field: Field, view: Parameters<typeof waysFrom>[1] & Pick<BangkokView, "seat" | "movement_cards">) {
  const [only, ...more] = waysFrom(field, view);
  if (only === undefined || more.length) return undefined;
  const args = { field: nameOf(field), target: nameOf(only), cards: view.movement_cards[view.seat] ?? 0 };
  return { key: "market-only-way", args };
}
