// The rooms this browser belongs to: whoever has a key is that member, and sits at the room's tables by it.

import { names, read, remove, write } from "../lib/store.ts";

const prefix = "tischrunde.room.";

export interface HeldRoom {
  room: string;
  member: number;
  token: string;
  name: string; // of the room, as it was last seen
  mark: string; // by which its tables are known
  at: number; // when it was last looked at
}

export function heldRoom(room: string): HeldRoom | undefined {
  try {
    const entry = JSON.parse(read(prefix + room) ?? "null") as Partial<HeldRoom> | null;
    return entry?.room && entry.token ? (entry as HeldRoom) : undefined;
  } catch {
    return undefined; // somebody else has written it
  }
}

export function holdRoom(entry: HeldRoom): void {
  write(prefix + entry.room, JSON.stringify(entry));
}

export function forgetRoom(room: string): void {
  remove(prefix + room);
}

/** All rooms of this browser, the last looked at first. */
export function allRooms(): HeldRoom[] {
  const rooms = names()
    .filter((name) => name.startsWith(prefix))
    .map((name) => heldRoom(name.slice(prefix.length)));
  return rooms.filter((entry) => entry !== undefined).sort((a, b) => b.at - a.at);
}

/** The room a table belongs to, if we belong to it as well. */
export const roomOf = (mark: string): HeldRoom | undefined =>
  mark ? allRooms().find((entry) => entry.mark === mark) : undefined;
