// A quiet picture behind the rooms says which module this is: one tone, nothing small.

import { chanceOf } from "../../delve/map/chance.ts";
import type { Section } from "./hull.ts";

export interface Decor {
  /** Shapes, lines, and what glows. */
  readonly filled: string;
  readonly drawn: string;
  readonly bright: string;
}

const times = (count: number, part: (i: number) => string): string => Array.from({ length: count }, (_, i) => part(i)).join("");
const whole = (value: number): string => value.toFixed(0);
const at = (x: number, y: number): string => `M${whole(x)} ${whole(y)}`;

/** A gear of so many teeth around a point, with a hole. */
function gear(x: number, y: number, size: number): string {
  const teeth = 10;
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / (teeth * 2), size * (i % 4 < 2 ? 1 : 0.8)];
    return `${whole(x + Math.cos(angle) * far)} ${whole(y + Math.sin(angle) * far)}`;
  });
  const hole = size * 0.34;
  return `M${points.join("L")}Z${at(x - hole, y)}a${whole(hole)} ${whole(hole)} 0 1 0 ${whole(2 * hole)} 0a${whole(hole)} ${whole(hole)} 0 1 0 ${whole(-2 * hole)} 0z`;
}

function ring(x: number, y: number, across: number, down: number): string {
  return `${at(x - across, y)}a${whole(across)} ${whole(down)} 0 1 0 ${whole(2 * across)} 0a${whole(across)} ${whole(down)} 0 1 0 ${whole(-2 * across)} 0`;
}

/** By module; what has no picture of its own stays plain. */
const pictures: Readonly<Record<string, (box: Section["box"]) => Partial<Decor>>> = {
  HG: ([x0, y0, x1, y1]) => {
    const chance = chanceOf("leaves");
    const leaf = "c-3-12-14-14-20-24 12 0 20 6 20 16 0-12 4-22 14-28 4 12-2 24-12 32l0 8h-4z";
    const big = "c-5-20-22-22-32-38 19 0 32 9 32 25 0-19 6-35 22-44 6 19-3 38-19 50l0 13h-6z";
    return {
      filled: times(34, (i) => at(chance(x0 + 34, x1 - 34), chance(y0 + 48, y1 - 8)) + (i % 2 ? leaf : big)),
    };
  },
  PK: ([x0, y0, x1, y1]) => {
    const cy = (y0 + y1) / 2;
    return {
      filled: `${at(x0, cy - 34)}H${x1 - 70}L${x1 - 20} ${cy - 70}V${cy + 70}L${x1 - 70} ${cy + 34}H${x0}z${times(3, (i) => `${at(x0 + 40 + 80 * i, cy - 48)}h22v96h-22z`)}`,
      bright: `${at(x0, cy - 6)}H${x1 - 30}v12H${x0}z`,
    };
  },
  KS: ([x0, y0, x1, y1]) => {
    const [w, h] = [x1 - x0, y1 - y0];
    const spots = [
      [0.5, 0.38],
      [0.22, 0.62],
      [0.84, 0.66],
      [0.5, 0.93],
    ] as const;
    const cross = "h22v19h19v22h-19v19h-22v-19h-19v-22h19z";
    return { filled: spots.map(([x, y]) => at(x0 + w * x - 11, y0 + h * y - 30) + cross).join("") };
  },
  FR: () => {
    const crates = [
      [98, 620, 34],
      [206, 330, 38],
      [206, 620, 40],
      [100, 330, 34],
    ] as const;
    return {
      drawn: crates.map(([x, y, z]) => `M${x} ${y}h${z}v${z}h-${z}zM${x} ${y}l${z} ${z}M${x + z} ${y}l-${z} ${z}`).join(""),
    };
  },
  KO: ([x0, y0, , y1]) => ({
    drawn: times(9, (i) => `${at(x0 + 40 + i * 82, y0 + 8)}l26 20M${whole(x0 + 40 + i * 82)} ${whole(y1 - 8)}l26-20`),
  }),
  KZ: ([x0, y0, x1, y1]) => {
    const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return {
      drawn: `${at(x0 + 30, y1 - 40)}L${cx} ${y0 + 60}L${x1 - 20} ${y1 - 40}${ring(cx, cy, 110, 110)}${ring(cx, cy, 170, 170)}`,
    };
  },
  MR: ([x0, y0, x1, y1]) => {
    const [w, h] = [x1 - x0, y1 - y0];
    return { filled: gear(x0 + w * 0.22, y0 + h * 0.4, 78) + gear(x0 + w * 0.75, y0 + h * 0.7, 92) };
  },
  AR: ([x0, y0, x1, y1]) => ({
    drawn: [60, 110, 160].map((size) => ring((x0 + x1) / 2, (y0 + y1) / 2 + 20, size, size * 0.8)).join(""),
  }),
  PR: ([x0, y0, x1, y1]) => {
    const [w, cy] = [x1 - x0, (y0 + y1) / 2];
    return { filled: [0.1, 0.34, 0.58, 0.8].map((x) => `${at(x0 + w * x, y1)}V${whole(cy)}a34 34 0 0 1 68 0V${y1}z`).join("") };
  },
};

export const decorOf = ({ module, box }: Section): Decor => ({ filled: "", drawn: "", bright: "", ...pictures[module]?.(box) });
