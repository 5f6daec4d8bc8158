// What an attack was like, as the events of one choice tell it.

import type { Told } from "../../../generated/wire";
import { seatIn } from "../../shared/telling.ts";

export interface DrawnCube {
  /** None for a black one. */
  readonly seat: number | undefined;
  readonly hurts: boolean;
  /** Some hurt all who are inside: whom it has hurt. */
  readonly special?: readonly number[];
}

export interface Wave {
  readonly size: number;
  readonly from: number;
  /** Which of the events tells of it. */
  readonly at: number;
}

export interface Attack {
  readonly version: number;
  readonly events: readonly Told[];
  readonly cubes: readonly DrawnCube[];
  /** Where several come in a row: how many cubes each is about, and with which of all cubes it begins. */
  readonly waves: readonly Wave[];
  /** Who was knocked out by it, and whether it still counts. */
  readonly fallen: readonly { readonly seat: number; readonly rescued: boolean }[];
}

/** What is told of the cubes when they strike: after the attack has begun, and after whoever can has reacted to it. */
export const strikes = ["event-drew-black", "event-drew-hit", "event-drew-harmless", "event-drew-special", "event-was-struck"];

/**
 * All cubes that were drawn, even by two attacks in a row; nothing where the dragon slept on, nor while somebody thinks
 * about a reaction: then they strike at a later choice.
 */
export function attackIn(events: readonly Told[], reacting = false): Attack | undefined {
  const cubes: DrawnCube[] = [];
  const waves: Wave[] = [];
  const fallen: { seat: number; rescued: boolean }[] = [];
  let version: number | undefined;
  let struck: number[] = []; // by the last cube that hurts everybody
  for (const [at, { version: now, said }] of events.entries()) {
    if (said.key === "event-attacked" || strikes.includes(said.key)) version ??= now;
    if (version === undefined) continue;
    if (said.key === "event-attacked") waves.push({ size: Number(said.args["count"] ?? 0), from: cubes.length, at });
    const seat = seatIn(said, "who");
    if (said.key === "event-drew-special") {
      struck = [];
      cubes.push({ seat: undefined, hurts: true, special: struck });
    } else if (said.key === "event-was-struck") struck.push(seat);
    else if (said.key === "event-drew-black") cubes.push({ seat: undefined, hurts: false });
    else if (said.key === "event-drew-hit") cubes.push({ seat, hurts: true });
    else if (said.key === "event-drew-harmless") cubes.push({ seat, hurts: false });
    else if (said.key === "event-rescued" || said.key === "event-lost")
      fallen.push({ seat, rescued: said.key === "event-rescued" });
  }
  return version === undefined || (reacting && !cubes.length) ? undefined : { version, events, cubes, waves, fallen };
}

/** How much an attack has hurt a seat since it did something itself. */
export function lostSince(log: readonly Told[], seat: number): number {
  let lost = 0;
  for (const { said } of log) {
    if (seatIn(said, "who") !== seat) continue;
    if (said.key === "event-drew-hit" || said.key === "event-was-struck") lost++;
    else if (deeds.includes(said.key)) lost = 0;
  }
  return lost;
}

/** What only whoever is at work does. */
const deeds = ["event-played", "event-ended-turn"];

/** How many of these cubes have hurt a seat. */
export const hitsOn = (seat: number, cubes: readonly DrawnCube[]): number =>
  cubes.filter((cube) => cube.hurts && (cube.seat === seat || cube.special?.includes(seat))).length;

const isHarmless = ({ cubes, fallen }: Attack): boolean => !fallen.length && !cubes.some(({ hurts }) => hurts);

/** Which attacks are to be shown, as what is told grows. */
export class Watch {
  /** Whether the last one sums up what was skipped. */
  summed = false;
  #skips = false;
  #told: number; // up to here all have been shown

  constructor(version: number) {
    this.#told = version;
  }

  /**
   * The attack of this version, if there is one to be shown now. While somebody thinks about a reaction it is not over; and
   * what comes while others are skipped is summed up after that, if it has hurt anybody.
   */
  next(log: readonly Told[], version: number, reacting: boolean, skipping: boolean): Attack | undefined {
    const attack = attackIn(
      log.filter((event) => event.version > this.#told),
      reacting,
    );
    this.summed = this.#skips;
    this.#skips = skipping;
    if (skipping) return undefined;
    if (!reacting) this.#told = version;
    return attack && this.summed && isHarmless(attack) ? undefined : attack;
  }
}
