// Chance that is the same every time: what a board looks like depends on its name alone.

export type Chance = (from: number, to: number) => number;

/** Numbers between two bounds, in an order that a word decides (mulberry32, seeded by a hash of the word). */
export function chanceOf(word: string): Chance {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}

export const oneOf = <Thing>(chance: Chance, things: readonly Thing[]): Thing => things[Math.floor(chance(0, things.length))]!;
