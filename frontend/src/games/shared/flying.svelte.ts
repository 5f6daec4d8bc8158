// From one moment of a table to the next.

import { tick, untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { look, type Lay } from "./motion.ts";

/** Things fly from where they lay `before`, which is seen for the last time, to where they lie `now`. */
export function flying<View>(
  board: () => Element | undefined,
  before: () => View | undefined,
  now: () => View,
  fly: (lay: Lay, before: View, now: View, board: Element) => void,
): void {
  $effect.pre(() => {
    const [last, next] = [before(), now()];
    const element = untrack(board);
    if (!last || !element) return;
    const lay = look(element);
    void tick().then(() => {
      if (!prefersReducedMotion.current && element.isConnected) fly(lay, last, next, element);
    });
  });
}
