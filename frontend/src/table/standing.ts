// Where something stands that is said about a thing: near it, never on it, and as little as possible on what may be chosen.

import type { Box } from "./placing.ts";

export type Size = Pick<Box, "width" | "height">;
export type Spot = Pick<Box, "left" | "top">;

/** Something on the page that should stay in sight, and how much it matters. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
  /** What it costs to lie on any of it, however little that is. */
  readonly touch?: number;
}

const gap = 12;
const step = 24; // px between the places that are tried
/** Each outweighs all there is below it: what is only worth seeing, what lights up, what is never lain on while there is another place. */
export const touched = { lit: 2e6, never: 1e8 };

/** How much of one box lies on another, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A piece with the ways that lead on from it, as far as its zone shows them: most of what is said is about them. */
export function surroundings(piece: Box, zone: Box): Kept {
  const around = 64; // px
  const [left, top] = [Math.max(zone.left, piece.left - around), Math.max(zone.top, piece.top - around)];
  const right = Math.min(zone.left + zone.width, piece.left + piece.width + around);
  const bottom = Math.min(zone.top + zone.height, piece.top + piece.height + around);
  return { box: { left, top, width: right - left, height: bottom - top }, weight: 14 };
}

/** Of what fills most of the screen a part may be covered, rather than what is to be answered. */
const isLarge = (target: Box, screen: Size): boolean => target.width * target.height > screen.width * screen.height * 0.25;

/** From one edge to the other, and both of them. */
function along(least: number, most: number): number[] {
  const steps = Math.max(0, Math.ceil((most - least) / step));
  return [...Array(steps).keys()].map((i) => least + i * step).concat(most);
}

/** Beside what is meant; and all over the screen. */
function candidates(target: Box | undefined, size: Size, screen: Size, top: number): Spot[] {
  const rows = along(top, screen.height - size.height - gap);
  const everywhere = along(gap, screen.width - size.width - gap).flatMap((left) => rows.map((y) => ({ left, top: y })));
  if (!target) return everywhere;
  const [x, y] = [target.left + target.width / 2 - size.width / 2, target.top + target.height / 2 - size.height / 2];
  const beside = [
    { left: target.left + target.width + gap, top: y },
    { left: target.left - gap - size.width, top: y },
    ...[x, target.left, target.left + target.width - size.width].flatMap((left) => [
      { left, top: target.top + target.height + gap },
      { left, top: target.top - gap - size.height },
    ]),
  ];
  return [...beside, ...everywhere];
}

const within = (wish: number, least: number, most: number): number => Math.max(least, Math.min(wish, Math.max(least, most)));

/** `top` is where the page's head ends. */
export function standing(target: Box | undefined, size: Size, screen: Size, kept: readonly Kept[], top: number): Spot {
  const spots = candidates(target, size, screen, top + gap).map((wish) => ({
    left: within(wish.left, gap, screen.width - size.width - gap),
    top: within(wish.top, top + gap, screen.height - size.height - gap),
  }));
  const large = !!target && isLarge(target, screen);
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...size };
    const covers = kept.reduce((sum, { box: other, weight, touch = 0 }) => {
      const lost = overlap(box, other);
      return sum + weight * lost + (lost && !isLarge(other, screen) ? touch : 0);
    }, 0);
    if (!target) return covers;
    // Of two equally good places the nearer one.
    const away = Math.hypot(
      box.left + box.width / 2 - target.left - target.width / 2,
      box.top + box.height / 2 - target.top - target.height / 2,
    );
    const hidden = overlap(box, target);
    return covers + (large ? 2 : 12) * hidden + (hidden && !large ? touched.never : 0) + 8 * away;
  };
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))]!;
}
