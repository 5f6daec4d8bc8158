// What the way into a room takes, read off the choices that lead there.

import type { Option } from "../../../generated/wire";
import type { Spot } from "../../board.ts";

/** What the cheapest way costs. */
export interface Toll {
  readonly boots: number;
  readonly damage: number;
  readonly swords: number;
  /** Lockpicks, in games that have them. */
  readonly picks?: number;
}

const number = (option: Option, name: string): number => Number(option.label.args[name] ?? 0);

/** By boots first, then by blood: swords are there to be used. */
export function tollOf({ options }: Spot): Toll | undefined {
  const tolls = options.flatMap((option) => {
    if (!/^(move|battle|teleport|walk|lay):/.test(option.id)) return [];
    const toll = { boots: number(option, "boots"), damage: number(option, "damage"), swords: number(option, "swords") };
    return ["picks" in option.label.args ? { ...toll, picks: number(option, "picks") } : toll];
  });
  return tolls.sort((a, b) => a.boots - b.boots || a.damage - b.damage || a.swords - b.swords)[0];
}

/** The tunnels through which one may go now, by their words. */
export const openTunnels = (options: readonly Option[]): ReadonlySet<string> =>
  new Set(options.flatMap(({ id }) => /^(?:move|battle):([^/]+)/.exec(id)?.[1] ?? []));
