// How fast others' turns are shown; remembered.

import { read, write } from "./store.ts";

/** How long a step stays on the screen, in ms, before a step of somebody else follows it. */
export const paces = {
  calm: { first: 1100, more: 350, longest: 3000 },
  brisk: { first: 500, more: 150, longest: 1200 },
  instant: { first: 0, more: 0, longest: 0 },
} as const;

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

  /** For how long a step with so many events is looked at. */
  time(events: number): number {
    const { first, more, longest } = paces[this.#wanted];
    return events ? Math.min(first + more * (events - 1), longest) : 0;
  }
}

function kept(): Pace {
  const text = read(remembered);
  return known(text) ? text : "calm";
}

export const pacing = new Pacing();
