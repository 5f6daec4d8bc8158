// What weighs much in a raid, as the events of one choice tell it.

import type { Told } from "../../generated/wire";
import { cardIn, seatIn } from "../shared/telling.ts";
import { printedToken } from "./laid.ts";
import { ownHero, type DelveView } from "./view.ts";

export type Moment =
  /** Whether the enemy has grown angrier for it, or is as angry as can be. */
  | { readonly kind: "artifact"; readonly seat: number; readonly token: string; readonly angers: boolean }
  | { readonly kind: "escaped"; readonly seat: number }
  /** Has come out, and the turn goes on. */
  | { readonly kind: "home"; readonly seat: number };

/** The last artifact taken, or the last one out, of these events. */
export function momentIn(events: readonly Told[]): Moment | undefined {
  return events
    .flatMap(({ said, version }): Moment[] => {
      const seat = seatIn(said, "who");
      if (said.key === "event-escaped") return [{ kind: "escaped", seat }];
      if (said.key !== "event-took") return [];
      const token = cardIn(said, "card");
      const angers = events.some((event) => event.version === version && event.said.key === "event-angered");
      return printedToken(token)?.family === "artifact" ? [{ kind: "artifact", seat, token, angers }] : [];
    })
    .at(-1);
}

/** Whoever looks has just come out. */
export function arrival(before: DelveView, now: DelveView): Moment | undefined {
  const came = ownHero(now)?.home && !ownHero(before)?.home && ownHero(before)?.status === "inside";
  return came ? { kind: "home", seat: now.seat } : undefined;
}
