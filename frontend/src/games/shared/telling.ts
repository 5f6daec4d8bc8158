// What the log tells: who and what its sentences are about, and which of them still hold.

import type { Said, Told } from "../../generated/wire";

export const seatIn = (said: Said, name: string): number => Number((said.args[name] as Said).args["seat"]);
export const cardIn = (said: Said, name: string): string => (said.args[name] as Said).key.replace("card-", "");

/** What has happened and was not taken back: an undone choice is gone with all it has led to. */
export function standing(log: readonly Told[]): Told[] {
  const undone = new Set(log.filter((told) => told.said.key === "event-undone").map((told) => told.version));
  const stands: number[] = [];
  for (let version = 0; version <= (log.at(-1)?.version ?? -1); version++) {
    if (undone.has(version)) stands.pop();
    else stands.push(version);
  }
  const kept = new Set(stands);
  return log.filter((told) => kept.has(told.version));
}
