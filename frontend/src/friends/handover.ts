// Seats, and places in rooms, on several devices: a short code brings the keys from one to the other.

import type { Code, HandOver, TakenOver, TakeOver } from "../generated/wire";
import type { Room } from "../generated/wire-rooms";
import { call } from "../lib/api.ts";
import { held, hold } from "../lib/keys.ts";
import { heldRoom, holdRoom } from "../rooms/held.ts";

/** A link leads to the lobby with the code behind it: what follows a # is never sent. */
const begins = "seat-";

export function codeFor(table: string): Promise<Code> {
  const tokens = held(table)?.keys.map(({ token }) => token) ?? [];
  return call<Code>("/handovers", { table, tokens } satisfies HandOver);
}

export function codeForRoom(room: string): Promise<Code> {
  const tokens = [heldRoom(room)?.token ?? ""];
  return call<Code>("/handovers", { room, tokens } satisfies HandOver);
}

/** Holds the seats of a code from now on, and the place in their room; where they are. */
export async function take(code: string): Promise<string> {
  const { table, game, keys, room, member } = await call<TakenOver>("/handovers/take", { code } satisfies TakeOver);
  if (table) hold(table, game, [...keys]);
  if (room) {
    const { name, mark } = await call<Room>(`/rooms/${room}`);
    holdRoom({ room, member, token: keys[0]?.token ?? "", name, mark, at: Date.now() });
  }
  return table ? `/tables/${table}` : `/rooms/${room}`;
}

export const linkFor = (origin: string, code: string) => `${origin}/#${begins}${code}`;

/** The code somebody has come with, if one has. */
export const codeIn = (hash: string) => (hash.startsWith(begins) ? hash.slice(begins.length) : "");

/** In two parts, as one reads it out. */
export const spelled = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;
