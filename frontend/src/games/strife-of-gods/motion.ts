// What moves on the screen from one view to the next: cards fly, turn over, and are dealt.

import { find, flyAll, settle, type Lay } from "../shared/motion.ts";
import type { Motion } from "./flights.ts";

const turn = 280; // ms
const deal = { each: 8, one: 220 };

export function play(board: Element, before: Lay, motion: Motion): void {
  flyAll(board, before, motion.flights);
  for (const at of motion.turned) {
    find(board, at)?.animate({ rotate: ["y 90deg", "y 0deg"] }, { duration: turn, easing: settle });
  }
  if (motion.dealt) layOut(board);
}

function layOut(board: Element): void {
  const cards = board.querySelectorAll('[data-at^="r"]');
  for (const [i, card] of cards.entries()) {
    card.animate(
      { opacity: [0, 1], scale: [0.7, 1] },
      { duration: deal.one, delay: i * deal.each, easing: settle, fill: "backwards" },
    );
  }
}
