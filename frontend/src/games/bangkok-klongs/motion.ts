// What moves on the screen from one view to the next: boats sail, points fly to their counters.

import { find, flyAll, lain, settle, way, type Flight, type Lay } from "../shared/motion.ts";
import type { Gain } from "./flights.ts";

const flight = { duration: 900, each: 250 }; // ms; one after the other

export function play(board: Element, before: Lay, flights: readonly Flight[], gains: readonly Gain[]): void {
  for (const [i, gain] of gains.entries()) toss(board, before, gain, i * flight.each); // before their counters move
  flyAll(board, before, flights);
}

/** Points appear where they were earned, rest for a moment, and fly off. */
function toss(board: Element, before: Lay, { from, to, points }: Gain, delay: number): void {
  const start = lain(before, from);
  const end = find(board, to)?.getBoundingClientRect();
  if (!start || !end) return;
  const token = document.createElement("span");
  token.className = "klong-gain";
  token.ariaHidden = "true";
  token.textContent = `+${points}`;
  document.body.append(token);
  const size = token.getBoundingClientRect();
  const window = (board.closest(".scroll") ?? document.body).getBoundingClientRect();
  const begin = way(inside(start, size, window), size);
  token.animate(
    { translate: [begin, begin, way(inside(end, size, window), size)], opacity: [0, 1, 1, 0.2], scale: [0.6, 1.1, 1, 0.6] },
    { duration: flight.duration, delay, easing: settle, fill: "both" },
  ).onfinish = () => token.remove();
}

/** Something of this size in the middle of a place, but nowhere over the edge of what is shown of the board. */
export function inside(place: DOMRect, { width, height }: DOMRect, window: DOMRect): DOMRect {
  const rim = 8; // px; on its way it grows a little
  const within = (wish: number, least: number, most: number) => Math.max(least, Math.min(wish, most));
  const x = within(place.x + (place.width - width) / 2, window.left + rim, window.right - rim - width);
  const y = within(place.y + (place.height - height) / 2, window.top + rim, window.bottom - rim - height);
  return new DOMRect(x, y, width, height);
}
