// What somebody has found, when a hidden token was turned over.

import type { Told } from "../../generated/wire";
import { cardIn, seatIn } from "../shared/telling.ts";
import { printedToken } from "./laid.ts";
import type { CardWord } from "./view.ts";

export interface Find {
  readonly seat: number;
  readonly token: CardWord;
}

/** The finds these events tell of; what lay there for all to see is none. */
export function findsIn(events: readonly Told[]): readonly Find[] {
  return events
    .filter(({ said }) => said.key === "event-took" || said.key === "event-found-token")
    .map(({ said }) => ({ seat: seatIn(said, "who"), token: cardIn(said, "card") }))
    .filter(({ token }) => printedToken(token)?.back !== "token");
}
