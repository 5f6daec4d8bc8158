// What it takes to come into a room: boots, swords and hearts as everywhere, or a journey by lift or telepad.

import type { Spot } from "../../board.ts";
import { partsOf, tollOf, type PricePart } from "../../delve/map/walks.ts";
import { stepsOf } from "../../delve/spots.ts";
import type { DelveView } from "../../delve/view.ts";

const journeys: Readonly<Record<string, string>> = { lift: "hyperlift", telepad: "telepad", beam: "telepad" };
const verbOf = (choice: string): string => choice.split(":")[0] ?? "";

/** How one gets there; nothing if one does not. */
export function wayInto(spot: Spot, view: Pick<DelveView, "reach">): readonly PricePart[] | undefined {
  const choices = stepsOf(spot, view) ?? spot.options.map(({ id }) => id);
  const rides = [...new Set(choices.flatMap((choice) => journeys[verbOf(choice)] ?? []))].map((what) => ({ what, count: "" }));
  const toll = tollOf(spot);
  if (!toll) return rides.length ? rides : undefined;
  return rides.length && !toll.boots ? rides : [...partsOf(toll), ...(stepsOf(spot, view) ? rides : [])];
}

/** What can be done where one stands: a port is hacked, an artifact taken. */
export const deedsIn = ({ options }: Spot): PricePart[] =>
  options.some(({ id }) => id.startsWith("visit:")) ? [{ what: "data", count: "" }] : [];
