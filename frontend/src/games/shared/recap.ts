// What of a turn matters to others, in a few words each.

import type { Said, Told } from "../../generated/wire";

/** For each event that matters, the words for it: all it was told stays, the key is another. */
export type Briefs = Readonly<Record<string, string>>;

/** In the order in which it happened; what is only said differently is not said twice. */
export function briefly(events: readonly Told[], briefs: Briefs): Said[] {
  const found: Said[] = [];
  for (const { said } of events) {
    const key = briefs[said.key];
    if (key && !found.some((other) => other.key === key && JSON.stringify(other.args) === JSON.stringify(said.args)))
      found.push({ key, args: said.args });
  }
  return found;
}

/** How much of something came together. */
export const sum = (events: readonly Told[], keys: readonly string[], name: string): number =>
  events.filter(({ said }) => keys.includes(said.key)).reduce((total, { said }) => total + Number(said.args[name] ?? 0), 0);
