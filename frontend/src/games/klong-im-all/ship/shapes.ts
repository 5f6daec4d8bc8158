// The outline of a room says which module it belongs to: a greenhouse's arch, a hexagon, a soft box, a crate, an octagon.

import type { Berth } from "./plan.ts";

/** How much of their corners is cut off. */
const cut: Readonly<Record<string, number>> = { PK: 0.55, KO: 0.3, KZ: 0.42, AR: 0.7, MR: 0.34 };
const round: Readonly<Record<string, number>> = { KS: 12 };
const arched = ["HG", "PR"];
const whole = (value: number): string => value.toFixed(0);

/** Around its middle, larger by so much. */
export function outlineOf(
  { module, disc, pod, ...half }: Pick<Berth, "module" | "disc" | "pod" | "w" | "h">,
  grow = 0,
): string {
  const [w, h] = [half.w + grow, half.h + grow];
  const at = (x: number, y: number): string => `${whole(x)} ${whole(y)}`;
  if (disc) return `M${at(-w, 0)}A${at(w, w)} 0 1 1 ${at(w, 0)}A${at(w, w)} 0 1 1 ${at(-w, 0)}Z`;
  if (pod)
    return `M${at(w, -h)}V${whole(h)}H${whole(-w * 0.2)}C${at(-w * 0.9, h)} ${at(-w * 1.2, h * 0.5)} ${at(-w * 1.2, 0)}S${at(-w * 0.9, -h)} ${at(-w * 0.2, -h)}Z`;
  if (arched.includes(module))
    return `M${at(-w, h)}V${whole(-h * 0.1)}C${at(-w, -h * 0.8)} ${at(-w * 0.55, -h)} ${at(0, -h)}S${at(w, -h * 0.8)} ${at(w, -h * 0.1)}V${whole(h)}Z`;
  const c = (cut[module] ?? 0) * h;
  if (c)
    return `M${[at(c - w, -h), at(w - c, -h), at(w, c - h), at(w, h - c), at(w - c, h), at(c - w, h), at(-w, h - c), at(-w, c - h)].join("L")}Z`;
  const r = round[module] ?? 4;
  return `M${at(r - w, -h)}H${whole(w - r)}Q${at(w, -h)} ${at(w, r - h)}V${whole(h - r)}Q${at(w, h)} ${at(w - r, h)}H${whole(r - w)}Q${at(-w, h)} ${at(-w, h - r)}V${whole(r - h)}Q${at(-w, -h)} ${at(r - w, -h)}Z`;
}
