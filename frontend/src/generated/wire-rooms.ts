// Made by `python -m tischrunde.server.typescript` from wire.py: do not edit.

import type { About, Problem } from "./wire";

/** ``POST /api/rooms/{room}/close``: nothing new is begun; what was played stays to be read. */
export interface CloseRoom {
}
/** ``POST …/members``: I am one of you. */
export interface Enter {
  readonly name: string;
  readonly once?: string;
}
/** Whoever has the token is this member; it is told only to who asked for it. */
export interface Entered {
  readonly room: string;
  readonly member: number;
  readonly token: string;
}
/** ``POST /api/rooms/{room}/leave``: I do not belong to it any more. */
export interface LeaveRoom {
}
/** Somebody who belongs to the room, or has left it for good. */
export interface Member {
  readonly number: number;
  readonly name: string;
  readonly left: boolean;
}
/** ``POST /api/rooms``: a room of this name, and who opens it. */
export interface NewRoom {
  readonly name: string;
  readonly person: string;
  readonly once?: string;
}
/** ``POST /api/rooms/{room}/tables``: members are seated at once, and their keys open them. */
export interface NewRoomTable {
  readonly game: string;
  readonly seats: readonly RoomSeat[];
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly undo?: "lenient" | "strict" | null;
  readonly pace?: "day" | "evening" | "live" | "never";
  readonly clock?: boolean;
  readonly talk?: boolean;
  readonly once?: string;
}
/** ``GET …/results``: all that was played, to be taken home. */
export interface Played {
  readonly room: string;
  readonly created: number;
  readonly members: readonly Member[];
  readonly league: readonly Rank[];
  readonly results: readonly Result[];
}
/** The members who are here at this moment: in the room, or at one of its tables. */
export interface Present {
  readonly type: "present";
  readonly members: readonly number[];
}
/** What a member has played in all: one point for every person they left behind in a game, and half a point for every one they shared a place with. */
export interface Rank {
  readonly place: number;
  readonly member: number;
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  readonly places: readonly number[];
}
/** ``POST …/name``: what I am called from now on. */
export interface Rename {
  readonly name: string;
}
/** A game that has ended; its table may be gone by now. */
export interface Result {
  readonly number: number;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly seats: readonly ResultSeat[];
}
/** Who sat there (-1: no member), the bot that played, and what it came to. */
export interface ResultSeat {
  readonly name: string;
  readonly member: number;
  readonly bot: string;
  readonly place: number;
  readonly points: number;
  readonly won: boolean;
}
/** All of a room; the same for everybody who has its link. */
export interface Room {
  readonly type: "room";
  readonly id: string;
  readonly mark: string;
  readonly name: string;
  readonly created: number;
  readonly version: number;
  readonly closed: boolean;
  readonly closer: number;
  readonly members: readonly Member[];
  readonly tables: readonly RoomTable[];
  readonly results: readonly Result[];
  readonly league: readonly Rank[];
}
/** A seat of a room's table to be: a member's, a bot's, or open for whoever comes. */
export interface RoomSeat {
  readonly kind: "bot" | "member" | "open";
  readonly member?: number;
  readonly bot?: string;
}
/** A table at which a game is to begin or goes on, and whose its seats are (-1: no member's). */
export interface RoomTable {
  readonly about: About;
  readonly members: readonly number[];
}
/** ``POST …/tables/{table}/seats``: a member sits down at an open seat, by name and key. */
export interface SitDown {
}
/** A new table of the room. */
export interface TableMade {
  readonly table: string;
}
export type RoomToClient = Room | Present | Problem;
