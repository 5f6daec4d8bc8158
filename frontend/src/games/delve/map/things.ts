// What lies in the rooms of a board, and what prices written there have to leave in sight.

import type { Drawing } from "../../shared/printed.ts";
import { chambersOf, dungeonEdge, type Chamber } from "./plan.ts";
import type { Ground, Spread } from "./prices.ts";

/** Where in a room what lies there is seen, beside the stall of a market: its heart, its artifact, its tokens. */
function thingsIn({ word, room, x, y, w, h }: Chamber): Spread[] {
  const { features = [], artifact, idols, major, minor } = room;
  const aside = x + (features.includes("market") ? w * 0.42 : -w * 0.06);
  return [
    ...(features.includes("heart") ? [{ word, x, y: y - h * 0.72 + 25, w: 25, h: 25 }] : []),
    ...(artifact ? [{ word, x: aside, y: y + h * 0.3, w: 31, h: 36 }] : []),
    ...(idols ? [{ word, x: x + 10, y, w: 40, h: 36 }] : []),
    ...(major ? [{ word, x: aside, y: y + h * 0.2, w: 25, h: 28 }] : []),
    ...(minor ? [{ word, x: aside, y: y + h * 0.3, w: 37, h: 20 }] : []),
  ];
}

/** Where prices may be written on a board whose rooms have numbers so many times as large as drawn. */
export const groundOf = (drawing: Drawing, numbers: number): Ground => ({
  left: 0,
  right: dungeonEdge,
  numbers,
  things: [...chambersOf(drawing).values()].flatMap(thingsIn),
});
