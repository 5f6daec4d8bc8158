// How much of the map a room takes with those around it; needed only by what is said beside it.

import type { Drawing } from "../../shared/printed.ts";
import { chambersOf } from "./plan.ts";

const near = 230; // units above and below a room

/** From where to where a room and those around it lie to which its tunnels lead. */
export function spanOf(drawing: Drawing, word: string): { readonly left: number; readonly right: number } {
  const chambers = chambersOf(drawing);
  const joined = drawing.tunnels.filter(({ from, to, wrap }) => !wrap && (from === word || to === word));
  const rooms = [word, ...joined.flatMap(({ from, to }) => [from, to])].map((each) => chambers.get(each)!);
  const around = rooms.filter(({ y }) => Math.abs(y - rooms[0]!.y) < near);
  return { left: Math.min(...around.map(({ x, w }) => x - w)), right: Math.max(...around.map(({ x, w }) => x + w)) };
}
