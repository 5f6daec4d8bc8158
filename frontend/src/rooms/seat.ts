// At the table of a room: whoever belongs to it has a seat there by the same key.

import type { About } from "../generated/wire";
import { roomOf } from "./held.ts";
import { findSeat } from "./api.ts";

/** Whether there is a seat for us; then it is held. */
export async function ownSeat(about: About): Promise<boolean> {
  const room = roomOf(about.room);
  return room !== undefined && findSeat(room, about);
}
