// How fast others' turns are shown; remembered.

import { afterwards } from "./after.ts";
import type { Round } from "./round.ts";
import { read, write } from "./store.ts";

/** By how much all times of a round are multiplied (`round.ts`). */
export const paces = { calm: 1, brisk: 0.5, instant: 0 } as const;

export type Pace = keyof typeof paces;

const remembered = "tischrunde.pace";
const known = (text: string | null): text is Pace => text !== null && text in paces;

class Pacing {
  #wanted = $state<Pace>(kept());

  get wanted(): Pace {
    return this.#wanted;
  }

  set wanted(wanted: Pace) {
    this.#wanted = wanted;
    write(remembered, wanted);
  }

  get factor(): number {
    return paces[this.#wanted];
  }
}

function kept(): Pace {
  const text = read(remembered);
  return known(text) ? text : "calm";
}

export const pacing = new Pacing();

/** How long what is shown is looked at: not needed before there was something to answer. */
export const fetchRound = afterwards(() => import("./round.ts").then(({ round }) => round));

/** The same where it has come; otherwise it comes. */
export function roundThere(): Round | undefined {
  const round = fetchRound();
  if (!(round instanceof Promise)) return round;
  round.catch(() => undefined); // then everything is told at one pace
  return undefined;
}
