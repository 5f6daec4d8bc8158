// A boat as it is printed, from its word alone.

import type { Boat, Good } from "./view.ts";

/** `fish-own-1`, `rice-neutral-0`, `thief`: of the neutral ones all but the fullest carry the Luk Phat, and so do cookshops. */
export function boatOf(word: string): Boat {
  const [good, seat, baskets] = word.split("-");
  if (seat === undefined) {
    return { boat: word, kind: word as "thief" | "warden" | "cookshop", good: null, baskets: 0, symbol: word === "cookshop" };
  }
  const neutral = seat === "neutral";
  return {
    boat: word,
    kind: neutral ? "neutral" : "ownable",
    good: good as Good,
    baskets: Number(baskets),
    symbol: neutral && Number(baskets) < 3,
  };
}
