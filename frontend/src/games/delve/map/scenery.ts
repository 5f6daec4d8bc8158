// What the mountain is made of, besides rooms and tunnels: stars, pines, strata, the course of stones, and what the rock hides.

import type { Drawing } from "../../shared/printed.ts";
import { chanceOf, oneOf } from "./chance.ts";
import { smooth } from "./lines.ts";
import { chambersOf, frame, type Point } from "./plan.ts";
import { waysOf } from "./ways.ts";

export type Hidden = "ammonite" | "ore" | "bones" | "shards";

export interface Scenery {
  readonly stars: string;
  readonly pines: string;
  /** Facets of the rock that catch light, and those that lie in the shade. */
  readonly facets: readonly [string, string];
  readonly strata: readonly { readonly d: string; readonly width: number }[];
  readonly roots: string;
  readonly stones: readonly [string, string];
  readonly hidden: readonly (Point & { readonly kind: Hidden; readonly turn: number; readonly size: number })[];
}

const bottom = frame.y + frame.height;
const whole = (value: number): string => value.toFixed(0);

const known = new WeakMap<Drawing, Scenery>();

export function sceneryOf(side: string, drawing: Drawing): Scenery {
  const found = known.get(drawing) ?? grown(side, drawing);
  known.set(drawing, found);
  return found;
}

function grown(side: string, drawing: Drawing): Scenery {
  const chance = chanceOf(side);
  const many = <Thing>(count: number, make: () => Thing): Thing[] => Array.from({ length: count }, make);
  const line = drawing.grassLine * 1000;
  const stars = many(
    46,
    () => `M${whole(chance(200, frame.width))} ${whole(chance(frame.y + 4, 0))}l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z`,
  );
  const pines = many(34, () => pine(chance(560, frame.width - 10), chance(56, 72), chance(26, 52)));
  const facets = many(170, () => {
    const [x, y, a, b] = [chance(0, frame.width), chance(90, bottom), chance(24, 80), chance(10, 34)];
    return `M${whole(x)} ${whole(y)}l${whole(a)} ${whole(-b * 0.4)} ${whole(b)} ${whole(b)} ${whole(-a * 0.8)} ${whole(b * 0.5)}z`;
  });
  const strata = many(9, () => oneOf(chance, [3, 5, 9])).map((width, i) => {
    const points = Array.from({ length: 10 }, (_, n) => ({ x: n * 170 - 40, y: 130 + i * 96 + chance(-16, 16) }));
    return { d: smooth(points).d, width };
  });
  const roots = Array.from(
    { length: Math.floor(frame.width / 46) },
    (_, n) =>
      `M${16 + n * 46} ${whole(line + 12)}q${whole(chance(-8, 8))} ${whole(chance(10, 20))} ${whole(chance(-10, 10))} ${whole(chance(24, 52))}`,
  );
  return {
    stars: stars.join(""),
    pines: pines.join(""),
    facets: [facets.filter((_, i) => i % 2).join(""), facets.filter((_, i) => !(i % 2)).join("")],
    strata,
    roots: roots.join(""),
    stones: coursed(line, chance),
    hidden: hiddenIn(drawing, line, chance),
  };
}

const pine = (x: number, y: number, k: number): string => {
  const by = (share: number): string => whole(k * share);
  return `M${whole(x)} ${whole(y)}l-${by(0.5)} 0 ${by(0.28)}-${by(0.5)}-${by(0.14)} 0 ${by(0.24)}-${by(0.44)}-${by(0.1)} 0 ${by(0.22)}-${by(0.5)} ${by(0.22)} ${by(0.5)}-${by(0.1)} 0 ${by(0.24)} ${by(0.44)}-${by(0.14)} 0 ${by(0.28)} ${by(0.5)}z`;
};

/** The castle's lowest course of stones: below begin the depths. */
function coursed(line: number, chance: ReturnType<typeof chanceOf>): readonly [string, string] {
  let [x, dark, light] = [-30, "", ""];
  while (x < frame.width) {
    const [width, y] = [chance(46, 92), line - 14 + chance(-3, 3)];
    dark += `M${whole(x + 2)} ${whole(y)}h${whole(width - 4)}v26h${whole(4 - width)}z`;
    light += `M${whole(x + 2)} ${whole(y)}h${whole(width - 4)}v6h${whole(10 - width)}v20h-6z`;
    x += width;
  }
  return [dark, light];
}

/** Fossils, ore and crystals, only where nothing is carved. */
function hiddenIn(drawing: Drawing, line: number, chance: ReturnType<typeof chanceOf>): Scenery["hidden"] {
  const taken = [
    ...[...chambersOf(drawing).values()].map(({ x, y }) => ({ x, y, r: 96 })),
    ...waysOf(drawing).flatMap(({ lines }) =>
      lines.flatMap(({ points }) => points.filter((_, i) => i % 3 === 0).map(({ x, y }) => ({ x, y, r: 58 }))),
    ),
    { x: 1330, y: 560, r: 200 },
    { x: 1280, y: 800, r: 230 },
    { x: 1318, y: 180, r: 130 }, // the bag
  ];
  const found: Scenery["hidden"][number][] = [];
  for (let tries = 0; tries < 900; tries++) {
    const [x, y] = [chance(30, frame.width - 40), chance(120, bottom - 30)];
    const near = (one: Point, r: number): boolean => (x - one.x) ** 2 + (y - one.y) ** 2 < r * r;
    if (Math.abs(y - line) < 60 || found.some((one) => near(one, 84)) || taken.some((one) => near(one, one.r))) continue;
    const kind = oneOf<Hidden>(
      chance,
      y < line ? ["ammonite", "ore", "bones", "ore"] : ["shards", "ammonite", "bones", "shards", "ore"],
    );
    found.push({ x, y, kind, turn: chance(-40, 40), size: chance(0.8, 1.25) });
  }
  return found;
}
