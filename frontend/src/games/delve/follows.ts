// What follows from taking a token or trashing a card, beyond what its name says.

import type { Said, Update } from "../../generated/wire";
import { printedOn, printedToken } from "./laid.ts";
import { isHidden, ownHero, viewOf, type DelveView } from "./view.ts";

export function followsOf(update: Update, choice: string): Said | undefined {
  const [verb, operands = ""] = choice.split(":");
  const [word = ""] = operands.split("/");
  if (verb === "take") return takenOf(word, viewOf(update));
  if (verb !== "trash") return undefined;
  const { from, points } = printedOn(word);
  if (points) return { key: "raid-trash-points", args: { points } };
  return from === "starter" ? { key: "raid-trash-starter", args: {} } : undefined;
}

const ofFamily = (tokens: readonly string[], family: string): number =>
  tokens.filter((token) => printedToken(token)?.family === family).length;

function takenOf(token: string, view: DelveView): Said | undefined {
  if (isHidden(token)) return undefined;
  const { family, points = 0 } = printedToken(token) ?? {};
  const carried = ownHero(view)?.tokens ?? [];
  const angers = String(view.rage < view.rage_track.length); // on its last space the marker stays
  // One artifact can be carried, and one more for every backpack.
  const left = ofFamily(carried, "backpack") - ofFamily(carried, "artifact");
  if (family === "artifact") return { key: "raid-take-artifact", args: { points, left: Math.max(0, left), angers } };
  return points ? { key: "cards-worth", args: { points } } : undefined;
}
