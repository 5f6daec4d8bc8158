// What the way into a room takes, read off the choices that lead there.

import type { Option } from "../../../generated/wire";
import type { Spot } from "../../board.ts";

/** What the cheapest way costs. */
export interface Toll {
  readonly boots: number;
  readonly damage: number;
  readonly swords: number;
  /** Of a walk that goes on foot as well. */
  readonly teleports?: number;
  /** Lockpicks, in games that have them. */
  readonly picks?: number;
}

const number = (option: Option, name: string): number => Number(option.label.args[name] ?? 0);

/** By boots first, then by blood: swords are there to be used. */
export function tollOf({ options }: Spot): Toll | undefined {
  const tolls = options.flatMap((option) => {
    if (!/^(move|battle|teleport|walk|lay):/.test(option.id)) return [];
    const toll = { boots: number(option, "boots"), damage: number(option, "damage"), swords: number(option, "swords") };
    const [teleports, picks] = [number(option, "teleports"), number(option, "picks")];
    return [{ ...toll, ...(teleports && { teleports }), ...("picks" in option.label.args && { picks }) }];
  });
  return tolls.sort((a, b) => a.boots - b.boots || a.damage - b.damage || a.swords - b.swords)[0];
}

/** One thing that is paid, or had. */
export interface PricePart {
  /** A sign. */
  readonly what: string;
  readonly count: string;
}

/** Boots, teleports, swords, hearts, lockpicks, always in that order; nothing but a teleport costs no boots. */
export function partsOf({ boots, swords, damage, teleports = boots ? 0 : 1, picks = 0 }: Toll): PricePart[] {
  const parts: PricePart[] = boots ? [{ what: "boot", count: String(boots) }] : [];
  if (teleports) parts.push({ what: "teleport", count: teleports > 1 ? String(teleports) : "" });
  if (swords) parts.push({ what: "sword", count: String(swords) });
  if (damage > 0) parts.push({ what: "heart", count: `−${damage}` });
  if (picks) parts.push({ what: "pick", count: String(picks) });
  return parts;
}

/** The tunnels through which one may go now, by their words. */
export const openTunnels = (options: readonly Option[]): ReadonlySet<string> =>
  new Set(options.flatMap(({ id }) => /^(?:move|battle):([^/]+)/.exec(id)?.[1] ?? []));
