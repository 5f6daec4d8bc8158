// Which thing on the board a choice is about. Choices are spelled `verb:operand/operand`;
// things are named by where they are, each game in its own way.

import type { Barred, Decision, Option } from "../../generated/wire";
import type { Spot } from "../board.ts";

export type Spots = ReadonlyMap<string, Spot>;

export const nothing: Spot = { options: [], barred: [] };

export const spotAt = (spots: Spots, key: string): Spot => spots.get(key) ?? nothing;

/** Whether any of these things is what the question is about. */
export const concerns = (spots: Spots, begins: string): boolean => [...spots.keys()].some((key) => key.startsWith(begins));

/** The things somebody may touch to mean a choice; none where the board has nothing for it. */
export type ThingsOf = (choice: Option | Barred) => readonly string[];

/** All choices of a question, by the things they are about. */
export function gather(decision: Decision | null, thingsOf: ThingsOf): Spots {
  const spots = new Map<string, Spot>();
  const at = (key: string): Spot => {
    const spot = spots.get(key) ?? { options: [], barred: [] };
    spots.set(key, spot);
    return spot;
  };
  for (const option of decision?.options ?? []) {
    for (const key of thingsOf(option)) at(key).options.push(option);
  }
  for (const barred of decision?.barred ?? []) {
    for (const key of thingsOf(barred)) at(key).barred.push(barred);
  }
  return spots;
}
