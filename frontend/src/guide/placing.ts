// Where the companion stands: near what it points at, never on it, and as little as possible on what may be chosen.

import type { Box } from "../table/placing.ts";

export type Size = Pick<Box, "width" | "height">;
export type Spot = Pick<Box, "left" | "top">;

/** Something on the page that should stay in sight, and how much it matters. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
  /** What is said is about it. */
  readonly spoken?: boolean;
}

const gap = 12;
const never = 150_000; // on something small, which would be gone

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

/** On something large, along its edges and in its middle. */
function onto({ left, top, width, height }: Box, size: Size): Spot[] {
  const [right, bottom] = [left + width - size.width, top + height - size.height];
  const rows = [top + gap, (top + bottom) / 2, bottom - gap];
  return [left + gap, (left + right) / 2, right - gap].flatMap((x) => rows.map((y) => ({ left: x, top: y })));
}

function candidates(target: Box | undefined, size: Size, screen: Size, top: number): Spot[] {
  const [right, bottom] = [screen.width - size.width - gap, screen.height - size.height - gap];
  const [middle, half] = [(screen.width - size.width) / 2, (screen.height - size.height) / 2];
  const edges = [gap, middle, right].flatMap((left) => [top, half, bottom].map((y) => ({ left, top: y })));
  if (!target) return edges;
  const [x, y] = [target.left + target.width / 2 - size.width / 2, target.top + target.height / 2 - size.height / 2];
  const beside = [
    { left: target.left + target.width + gap, top: y },
    { left: target.left - gap - size.width, top: y },
    ...[x, target.left, target.left + target.width - size.width].flatMap((left) => [
      { left, top: target.top + target.height + gap },
      { left, top: target.top - gap - size.height },
    ]),
  ];
  return [...beside, ...(isLarge(target, screen) ? onto(target, size) : []), ...edges];
}

const within = (wish: number, least: number, most: number): number => Math.max(least, Math.min(wish, Math.max(least, most)));

/** `top` is where the page's head ends. */
export function standing(target: Box | undefined, size: Size, screen: Size, kept: readonly Kept[], top: number): Spot {
  const middle = (screen.width - size.width) / 2;
  const above = kept.map(({ box }) => ({ left: middle, top: box.top - gap / 2 - size.height }));
  const spots = [...candidates(target, size, screen, top + gap), ...above].map((wish) => ({
    left: within(wish.left, gap, screen.width - size.width - gap),
    top: within(wish.top, top + gap, screen.height - size.height - gap),
  }));
  const large = !!target && isLarge(target, screen);
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...size };
    const covers = kept.reduce((sum, each) => {
      const lost = overlap(box, each.box);
      return sum + each.weight * lost + (lost && each.spoken && !isLarge(each.box, screen) ? never : 0);
    }, 0);
    if (!target) return covers;
    // Of two equally good places the nearer one.
    const away = Math.hypot(
      box.left + box.width / 2 - target.left - target.width / 2,
      box.top + box.height / 2 - target.top - target.height / 2,
    );
    const hidden = overlap(box, target);
    return covers + (large ? 2 : 12) * hidden + (hidden && !large ? never : 0) + 8 * away;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
