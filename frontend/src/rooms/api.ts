// What people do in rooms.

import type { About, Joined } from "../generated/wire";
import type {
  CloseRoom,
  Enter,
  Entered,
  LeaveRoom,
  NewRoom,
  NewRoomTable,
  Rename,
  Room,
  SitDown,
  TableMade,
} from "../generated/wire-rooms";
import { call, surely, table as look } from "../lib/api.ts";
import { hold } from "../lib/keys.ts";
import { type HeldRoom, holdRoom } from "./held.ts";

const remember = ({ room, member, token }: Entered, name: string): void =>
  holdRoom({ room, member, token, name, mark: "", at: Date.now() });

/** A room of this name; its id. */
export async function openRoom(wish: NewRoom): Promise<string> {
  const entered = await surely<Entered>("/rooms", wish);
  remember(entered, wish.name);
  return entered.room;
}

export async function enterRoom({ id, name: room }: Room, name: string): Promise<void> {
  remember(await surely<Entered>(`/rooms/${id}/members`, { name } as Enter), room);
}

export const rename = (room: string, name: string, token: string) =>
  call<Room>(`/rooms/${room}/name`, { name } satisfies Rename, token);
export const leaveRoom = (room: string, token: string) => call<Room>(`/rooms/${room}/leave`, {} satisfies LeaveRoom, token);
export const closeRoom = (room: string, token: string) => call<Room>(`/rooms/${room}/close`, {} satisfies CloseRoom, token);

export async function setUp(room: string, wish: NewRoomTable, token: string): Promise<string> {
  const { table } = await surely<TableMade>(`/rooms/${room}/tables`, wish, token);
  return table;
}

/** Sits down at a table of the room, or finds the seat one has. */
export async function sit({ room, token }: HeldRoom, { id, game }: About): Promise<void> {
  const { seat } = await call<Joined>(`/rooms/${room}/tables/${id}/seats`, {} satisfies SitDown, token);
  hold(id, game, [{ seat, token }]);
}

/** Whether one's key in the room opens a seat there; from now on it is held. */
export async function findSeat({ token }: HeldRoom, { id, game }: About): Promise<boolean> {
  const seat = await look(id, token).then(
    (update) => update.seat,
    () => -1, // there is none
  );
  if (seat >= 0) hold(id, game, [{ seat, token }]);
  return seat >= 0;
}
