// What the log tells: who and what its sentences are about, and which of them still hold.

import type { Said, Told } from "../../generated/wire";
import { takenBack } from "../../table/history.ts";

/** A seat an event names; -1 for what happens to the whole table. */
export const seatIn = (said: Said, name: string): number => Number((said.args[name] as Said | undefined)?.args["seat"] ?? -1);
export const cardIn = (said: Said, name: string): string => (said.args[name] as Said).key.replace("card-", "");

/** What has happened and was not taken back. */
export function standing(log: readonly Told[]): Told[] {
  const gone = takenBack(log);
  return log.filter(({ version }) => !gone.has(version));
}
