// What a touch on a spot means, and how long lists of options are put in order.

import type { Barred, Decision, Option, Said } from "../generated/wire";
import type { Spot } from "../games/board";

/** What follows from touching a spot. */
export type Outcome =
  | { kind: "choose"; option: Option }
  | { kind: "menu"; options: readonly Option[] }
  | { kind: "why"; barred: readonly Barred[] }
  | { kind: "nothing" };

export function outcome(spot: Spot): Outcome {
  const [only, ...more] = spot.options;
  if (only && !more.length) return { kind: "choose", option: only };
  if (only) return { kind: "menu", options: spot.options };
  return spot.barred.length ? { kind: "why", barred: oneOfEach(spot.barred) } : { kind: "nothing" };
}

/** What is about nothing on the table: to end, to pass, to decline. */
export const plain = (options: readonly Option[]): readonly Option[] => options.filter(({ id }) => !id.includes(":"));

/** To leave be what could be done: never what stands out, or whoever is new takes it for the way on. */
const without: readonly string[] = ["decline", "spare", "leave", "keep", "skip"];
export const declines = ({ id }: Option): boolean => without.includes(id);

/** The same refusal is given only once. */
function oneOfEach(barred: readonly Barred[]): Barred[] {
  const seen = new Set<string>();
  return barred.filter(({ refusal }) => {
    const fresh = !seen.has(JSON.stringify(refusal));
    seen.add(JSON.stringify(refusal));
    return fresh;
  });
}

export interface Labelled<T> {
  item: T;
  label: string; // the whole sentence
  short: string; // without what its heading says already
}

export interface Group<T> {
  heading: string;
  items: Labelled<T>[];
}

/** Labels that begin alike, up to a colon, share a heading; single ones keep to themselves. */
export function grouped<T extends { label: Said }>(items: readonly T[], say: (said: Said) => string): Group<T>[] {
  const groups = new Map<string, Labelled<T>[]>();
  for (const item of items) {
    const label = say(item.label);
    const [, heading = "", rest = label] = /^([^:]+): (.+)$/.exec(label) ?? [];
    groups.set(heading, [...(groups.get(heading) ?? []), { item, label, short: rest }]);
  }
  const found = [...groups].map(([heading, items]) => ({ heading, items }));
  const lonely = found.filter((group) => group.items.length === 1 || !group.heading).flatMap((group) => group.items);
  const sociable = found.filter((group) => group.items.length > 1 && group.heading);
  const plain = lonely.map(({ item, label }) => ({ item, label, short: label }));
  return plain.length ? [...sociable, { heading: "", items: plain }] : sociable;
}

/** Those whose label holds all words of the wish, whatever their case. */
export function matching<T>(items: readonly Labelled<T>[], wish: string): Labelled<T>[] {
  const parts = wish.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label }) => parts.every((part) => label.toLocaleLowerCase().includes(part)));
}

export interface Reason {
  rule: string;
  refusal: Said;
  labels: Said[];
}

/** Everything that is barred, by the reason. */
export function reasons(barred: readonly Barred[], say: (said: Said) => string): Reason[] {
  const found = new Map<string, Reason>();
  for (const { label, rule, refusal } of barred) {
    const sentence = `${rule} ${say(refusal)}`;
    const reason = found.get(sentence) ?? { rule, refusal, labels: [] };
    reason.labels.push(label);
    found.set(sentence, reason);
  }
  return [...found.values()];
}

/** The whole question, which only the seat that is asked gets. */
export function asksMe(decision: Decision | null | undefined, seat: number): decision is Decision & { question: Said } {
  return decision?.seat === seat && !!decision.question;
}
