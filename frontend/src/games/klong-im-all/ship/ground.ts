// What prices on the ship have to leave in sight.

import { t } from "../../../lib/words.svelte.ts";
import type { Point } from "../../delve/map/plan.ts";
import { boxesAt, heroAt, type Ground } from "../../delve/map/prices.ts";
import { sectionsOf } from "./hull.ts";
import { insideOf } from "./inside.ts";
import { objectsOf } from "./objects.ts";
import { suitWidth } from "./pieces.ts";
import { frame, type Ship } from "./plan.ts";
import type { Sights } from "./sights.ts";

/** Half of what is drawn, in units: ports and their markers, artifacts, the rest. */
const halves: Readonly<Record<string, readonly [number, number]>> = {
  port: [25, 16],
  artifact: [23, 24],
  credits: [22, 14],
  pod: [30, 17],
};

export function groundOf(ship: Ship, sights: Sights, pieces: readonly Point[], letters: number): Ground {
  const rooms = [...ship.berths.values()];
  const things = rooms.flatMap((berth) =>
    insideOf(berth, sights).map(({ thing: { kind }, x, size }) => {
      const [w, h] = halves[kind] ?? [16, 16];
      return { x: berth.x + x, y: berth.y, w: w * size, h: h * size };
    }),
  );
  const names = sectionsOf(ship.slots).map(({ module, name: [x, y] }) => ({
    x,
    y: y - 6 * letters,
    w: (t(`module-${module}`).length * 5.7 + 12) * letters,
    h: 14 * letters,
  }));
  return {
    firm: [...things, ...names, ...pieces.map((piece) => heroAt(piece, suitWidth))],
    soft: boxesAt(objectsOf(ship), 18),
    rooms,
    edge: { x: frame.width / 2, y: frame.height / 2, w: frame.width / 2, h: frame.height / 2 },
  };
}
