// The outlines of rooms: a vault above the line, a soft hollow below, a faceted cave, an arch for the shrine.

import { chanceOf } from "./chance.ts";
import type { Chamber, Point } from "./plan.ts";

const told = (value: number): string => value.toFixed(0);

/** A room's outline round its middle, larger by `grow`. */
export function outlineOf({ word, shape, w: width, h: height }: Chamber, grow = 0): string {
  const [w, h] = [width + grow, height + grow];
  if (shape === "cave") return `M${ring(word, 11, w, h, 0.8, 0.92, [0.98, 1.11]).map(pair).join("L")}Z`;
  if (shape === "deep") return rounded(ring(`${word}d`, 12, w, h, 0.62, 0.94, [0.95, 1.09]));
  const c = 7;
  return `M${told(c - w)} ${told(h)}Q${told(-w)} ${told(h)} ${told(-w)} ${told(h - c)}V${told(-h * 0.25)}C${told(-w)} ${told(-h * 0.86)} ${told(-w * 0.6)} ${told(-h)} 0 ${told(-h)}S${told(w)} ${told(-h * 0.86)} ${told(w)} ${told(-h * 0.25)}V${told(h - c)}Q${told(w)} ${told(h)} ${told(w - c)} ${told(h)}Z`;
}

const pair = ({ x, y }: Point): string => `${told(x)} ${told(y)}`;

/** Points round a room, a little out of true; its floor is flat. */
function ring(
  word: string,
  corners: number,
  w: number,
  h: number,
  round: number,
  floor: number,
  [least, most]: readonly [number, number],
): Point[] {
  const chance = chanceOf(word);
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** round;
  return Array.from({ length: corners }, (_, i) => {
    const turn = -Math.PI / 2 + (i * 2 * Math.PI) / corners;
    const k = chance(least, most);
    return { x: w * k * bent(Math.cos(turn)), y: Math.min(h * floor, h * k * bent(Math.sin(turn))) };
  });
}

function rounded(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length]!;
  const curves = points.map((_, i) => {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${pair({ x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 })} ${pair({ x: c.x - (e.x - b.x) / 6, y: c.y - (e.y - b.y) / 6 })} ${pair(c)}`;
  });
  return `M${pair(at(0))}${curves.join("")}Z`;
}

export function floorOf({ shape, w, h }: Chamber): string {
  const soft = shape === "cave" || shape === "deep";
  const k = soft ? 0.84 : 0.97;
  return `M${told(-w * k)} ${told(h * 0.55)}Q0 ${told(h * 0.42)} ${told(w * k)} ${told(h * 0.55)}L${told(w * k * 0.93)} ${told(h * (soft ? 0.9 : 0.98))}H${told(-w * k * 0.93)}Z`;
}
