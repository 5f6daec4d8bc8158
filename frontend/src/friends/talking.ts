// What is said across the table.

import type { About, Line, Speak, Spoken } from "../generated/wire";
import { call } from "../lib/api.ts";
import { held, keep } from "../lib/keys.ts";
import type { Live } from "../lib/live.svelte.ts";

export const reactions = ["bravo", "laugh", "wow", "ouch", "think", "wave"] as const satisfies readonly Line["reaction"][];

/** Whoever sits here alone, or among bots, has nobody to talk to. */
export function company(about: About, live: Live): boolean {
  return about.talk && about.seats.some((seat, number) => seat.kind !== "bot" && !live.holds(number));
}

/** In the name of the seat whose eyes we look through. */
export function speak(live: Live, what: Speak): Promise<Spoken> {
  const key = live.keys.find(({ seat }) => seat === live.seat) ?? live.keys[0];
  return call<Spoken>(`/tables/${live.table}/talk`, what, key?.token);
}

/** What others have said since somebody here has looked. */
export function unheard(live: Live): readonly Line[] {
  const last = held(live.table)?.heard ?? 0;
  return live.talk.filter(({ number, seat }) => number > last && !live.holds(seat));
}

export function hearAll(live: Live): void {
  const entry = held(live.table);
  const last = live.talk.at(-1)?.number ?? 0;
  if (entry && last > (entry.heard ?? 0)) keep({ ...entry, heard: last });
}
