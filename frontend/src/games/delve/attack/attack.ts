// What an attack was like, as the events of one choice tell it.

import type { Told } from "../../../generated/wire";
import { seatIn } from "../../shared/telling.ts";

export interface DrawnCube {
  /** None for a black one. */
  readonly seat: number | undefined;
  readonly hurts: boolean;
  /** A ghost hurts all who are inside: whom it has hurt. */
  readonly ghost?: readonly number[];
}

/** What a ghost does to everybody, one after the other; whom it has met already is met by another cube. */
const meets = ["event-drew-hit", "event-was-shielded"];

export interface Attack {
  readonly version: number;
  readonly cubes: readonly DrawnCube[];
  /** Who was knocked out by it, and whether it still counts. */
  readonly fallen: readonly { readonly seat: number; readonly rescued: boolean }[];
}

/** All cubes that were drawn, even by two attacks in a row; nothing where the dragon slept on. */
export function attackIn(events: readonly Told[]): Attack | undefined {
  const cubes: DrawnCube[] = [];
  const fallen: { seat: number; rescued: boolean }[] = [];
  let version: number | undefined;
  let ghost: { hurt: number[]; met: number[] } | undefined; // whom the ghost that was drawn last has met
  for (const { version: now, said } of events) {
    if (said.key === "event-attacked") version = now;
    if (version === undefined) continue;
    const seat = seatIn(said, "who");
    if (said.key === "event-drew-special") {
      ghost = { hurt: [], met: [] };
      cubes.push({ seat: undefined, hurts: true, ghost: ghost.hurt });
    } else if (ghost && meets.includes(said.key) && !ghost.met.includes(seat)) {
      ghost.met.push(seat);
      if (said.key === "event-drew-hit") ghost.hurt.push(seat);
    } else if (said.key === "event-drew-black") cubes.push({ seat: undefined, hurts: false });
    else if (said.key === "event-drew-hit") cubes.push({ seat, hurts: true });
    else if (said.key === "event-drew-harmless") cubes.push({ seat, hurts: false });
    else if (said.key === "event-rescued" || said.key === "event-lost")
      fallen.push({ seat, rescued: said.key === "event-rescued" });
  }
  return version === undefined ? undefined : { version, cubes, fallen };
}

/** How many of these cubes have hurt a seat. */
export const hitsOn = (seat: number, cubes: readonly DrawnCube[]): number =>
  cubes.filter((cube) => cube.hurts && (cube.seat === seat || cube.ghost?.includes(seat))).length;
