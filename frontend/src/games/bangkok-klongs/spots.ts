// Which thing on the board a choice is about: fields (`d4`), landing places (`b2-c3`),
// boats in the own hand (`hand/fish-own-1`), piles (`pile/seats`).

import type { Barred, Decision, Option } from "../../generated/wire";
import { gather, type Spots } from "../shared/spots.ts";

export const handKey = (boat: string): string => `hand/${boat}`;
export const pileKey = (pile: string): string => `pile/${pile}`;

export const readSpots = (decision: Decision | null): Spots => gather(decision, thingsOf);

function thingsOf({ id }: Option | Barred): string[] {
  const [verb = "", what = ""] = id.split(":");
  if (!what) return [];
  if (verb === "place") return [handKey(what)];
  if (verb === "draw") return [pileKey(what)];
  return [what];
}
