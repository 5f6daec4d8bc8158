// What follows from taking a token or trashing a card, beyond what its name says.

import type { Said, Update } from "../../generated/wire";
import { printedOn, printedToken } from "./laid.ts";
import { isHidden } from "./view.ts";

export function followsOf(_: Update, choice: string): Said | undefined {
  const [verb, operands = ""] = choice.split(":");
  const [word = ""] = operands.split("/");
  if (verb === "take") return takenOf(word);
  if (verb !== "trash") return undefined;
  const { from, points } = printedOn(word);
  if (points) return { key: "raid-trash-points", args: { points } };
  return from === "starter" ? { key: "raid-trash-starter", args: {} } : undefined;
}

function takenOf(token: string): Said | undefined {
  if (isHidden(token)) return undefined;
  const { family, points = 0 } = printedToken(token) ?? {};
  if (family === "artifact") return { key: "raid-take-artifact", args: { points } };
  return points ? { key: "cards-worth", args: { points } } : undefined;
}
