// Looking closer at a board: how close, and what stays under the fingers.

export interface Point {
  x: number;
  y: number;
}

export const closest = 4;

export const bounded = (scale: number): number => Math.max(1, Math.min(closest, scale));

/** Where to scroll so that what was at `before` on the screen is now at `after`, `factor` times as large. */
export function scrolled(scroll: Point, before: Point, after: Point, factor: number): Point {
  return { x: (scroll.x + before.x) * factor - after.x, y: (scroll.y + before.y) * factor - after.y };
}

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** What lies below several fingers is not touched, neither to choose it nor to read about it. */
export function untouched({ touches }: TouchEvent): void {
  for (const { target } of touches) target.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
}
