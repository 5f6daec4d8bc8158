// The four colours: each with a shape of its own, so that nobody has to tell colours apart.
// Drawn round the middle of a field from -24 to 24; the figure stands inside.

import type { Suit } from "./view.ts";

function sun(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const radius = i % 2 ? inner : outer;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

export const suitShapes: Record<Suit, string> = {
  // a flame
  red: "M2-25C5-16 19-10 19 6C19 17 11 24 0 24C-11 24-19 17-19 6C-19-2-15-7-12-12C-11-7-9-5-6-4C-8-13-3-20 2-25Z",
  // a leaf
  green: "M-21 22C-25-6-8-23 22-22C24 8 8 25-16 21L-22 27L-25 24Z",
  // a wave, above and below
  blue: "M-24-17Q-18-24.5-12-17T0-17T12-17T24-17V17Q18 24.5 12 17T0 17T-12 17T-24 17Z",
  // a sun
  yellow: sun(12, 25, 19),
};

/** How far below the middle of its shape the figure stands. */
export const figureAt: Record<Suit, number> = { red: 6, green: 0, blue: 0, yellow: 0 };
