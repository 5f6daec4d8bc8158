// How angry Lord Eradikus is, as it is drawn: lamps around his head, one for each step of the track.

import type { Point } from "../../delve/map/plan.ts";
import type { ShipView } from "../view.ts";

/** The corner that is his, in units of the ship's drawing. */
export const corner = { x: 1000, y: 0, width: 390, height: 270 };
/** Where in it the bag ends and the track of his rage begins. */
export const track = 1108;

const [cx, cy, across, down] = [1288, 132, 148, 116];
const lampAt = (step: number): Point & { angle: number } => {
  const angle = ((276 - 17.6 * step) * Math.PI) / 180;
  return { x: cx + across * Math.cos(angle), y: cy + down * Math.sin(angle), angle };
};

export interface Lamp extends Point {
  readonly step: number;
  readonly cubes: number;
  readonly zone: ShipView["zones"][number];
  readonly state: "past" | "on" | "ahead";
  /** What waits there until the marker comes, each beside its lamp. */
  readonly hunters: readonly Point[];
  readonly blockade: Point | undefined;
}

export function lampsOf({
  rage,
  rage_track: track,
  zones,
  red_track: hunters,
  blockade_space: raised,
}: Pick<ShipView, "rage" | "rage_track" | "zones" | "red_track" | "blockade_space">): Lamp[] {
  return track.map((cubes, i) => {
    const { x, y, angle } = lampAt(i);
    const out = { x: x + Math.cos(angle) * 31, y: y + Math.sin(angle) * 31 };
    const last = i === track.length - 1;
    return {
      step: i + 1,
      cubes,
      x,
      y,
      zone: zones[i] ?? "normal",
      state: i + 1 < rage ? "past" : i + 1 === rage ? "on" : "ahead",
      hunters: Array.from({ length: hunters[i] ?? 0 }, (_, n) => (last ? { x: x + 33 + 24 * n, y: y + 2 } : out)),
      blockade: i + 1 === raised && rage < raised ? { x: out.x - 6, y: out.y - 3 } : undefined,
    };
  });
}

/** Off at first, then an ember, lit from the middle on, blazing in the red zone. */
export function eyeOf({ rage, zones }: Pick<ShipView, "rage" | "zones">): number {
  if ((zones[rage - 1] ?? "normal") !== "normal") return 3;
  return rage < 2 ? 0 : rage < 5 ? 1 : 2;
}
