// The story of a game as places to go to: sentences, turns, rounds.

import type { Moments, Told } from "../generated/wire";

/** The same events in as few sentences as a game can tell them in. */
export type Retell = (events: readonly Told[]) => readonly Told[];

export interface Round {
  number: number;
  moment: number;
}

/** Every sentence, with the moment it led to; the first ones set the table up. */
export interface Scene {
  moment: number;
  told: readonly Told[];
}

/** The sentences by moment, in order. */
export function scenes(told: readonly Told[]): Scene[] {
  const found = new Map<number, Told[]>();
  for (const event of told) {
    const there = found.get(event.version);
    if (there) there.push(event);
    else found.set(event.version, [event]);
  }
  return [...found].map(([moment, own]) => ({ moment, told: own }));
}

/** Where rounds begin; a game without rounds has none. */
export function rounds(told: readonly Told[]): Round[] {
  return told
    .filter(({ said }) => said.key === "event-round-began")
    .map(({ said, version }, i) => ({ number: Number(said.args["round"] ?? i + 1), moment: version }));
}

/** The moments at which somebody else begins to choose, and the last one. */
export function turns(story: Moments): number[] {
  const starts = story.turns.flatMap((seat, moment) => (seat === story.turns[moment - 1] ? [] : [moment]));
  return [...starts, story.count];
}

/** The next of these moments in a direction; where there is none, the one we are at. */
export function next(moments: readonly number[], from: number, direction: 1 | -1): number {
  const found = direction > 0 ? moments.find((m) => m > from) : moments.findLast((m) => m < from);
  return found ?? from;
}
