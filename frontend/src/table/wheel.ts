// Looking closer by a wheel.

const [pinch, notch, most] = [0.01, 0.0025, 0.25]; // for a pixel; a mouse's notch of 100 px and more is one step
const line = 40; // px, where a wheel counts in lines

/** How much closer one looks as a wheel turns; two fingers on a touchpad arrive as a wheel with Ctrl, in small steps. */
export function turned({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): number {
  const by = -deltaY * (deltaMode ? line : 1) * (ctrlKey ? pinch : notch);
  return Math.exp(Math.max(-most, Math.min(most, by)));
}
