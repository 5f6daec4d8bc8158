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

const [pinch, notch, most] = [0.01, 0.0025, 0.25]; // for a pixel; a mouse's notch of 100 px and more is one step
const line = 40; // px, where a wheel counts in lines

/** How much closer one looks as a wheel turns; two fingers on a touchpad arrive as a wheel with Ctrl, in small steps. */
export function turned({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): number {
  const by = -deltaY * (deltaMode ? line : 1) * (ctrlKey ? pinch : notch);
  return Math.exp(Math.max(-most, Math.min(most, by)));
}
