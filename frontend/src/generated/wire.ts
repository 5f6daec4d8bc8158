// Made by `python -m tischrunde.server.typescript` from wire.py: do not edit.

/** What everybody may know of a table at any time. Only the cards of a fresh table are new to everybody; ``from_table`` is what it continues. */
export interface About {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly listed: boolean;
  readonly created: number;
  readonly over: boolean;
  readonly commitment: string;
  readonly origin: "continued" | "fresh" | "imported" | "seeded";
  readonly from_table: string;
  readonly undo: "lenient" | "strict";
  readonly rules: ByRules;
  readonly pacing: Pacing;
  readonly rematch: string;
  readonly talk: boolean;
  readonly room: string;
}
/** ``POST …/rematch``: the same people once more. */
export interface Again {
}
/** ``POST …/back``: I am here again, and play myself. */
export interface Back {
}
/** Something a seat might think of, and the rule that says no. */
export interface Barred {
  readonly id: string;
  readonly label: Said;
  readonly rule: string;
  readonly refusal: Said;
}
/** The versions of a game's rules: of those a table was begun by, and of today's (0: the game is no longer here). Where they differ it can be played on only if the game says so. */
export interface ByRules {
  readonly begun: number;
  readonly today: number;
  readonly playable: boolean;
}
/** How many browsers are called for this seat; or at how many seats one was. */
export interface Called {
  readonly count: number;
}
/** ``POST …/choices``. */
export interface Choice {
  readonly version: number;
  readonly choice: string;
}
/** Answer the open question for one of this client's seats. */
export interface Choose {
  readonly type: "choose";
  readonly id: number;
  readonly seat: number;
  readonly version: number;
  readonly choice: string;
}
/** ``POST …/close``: whoever has set the table up ends it, for everybody. */
export interface Close {
}
/** What to type there, once and until then (seconds since 1970). */
export interface Code {
  readonly code: string;
  readonly until: number;
}
/** ``POST …/continue``: a new table that goes on from a moment of a finished game. */
export interface Continue {
  readonly moment: number;
  readonly seats: readonly NewSeat[];
  readonly listed?: boolean;
  readonly undo?: "lenient" | "strict" | null;
  readonly once?: string;
}
/** How a finished game developed, turn by turn; no stages where a game gives no figures. */
export interface Course {
  readonly stages: readonly Stage[];
}
/** A new table and the keys of its people. */
export interface Created {
  readonly id: string;
  readonly keys: readonly Key[];
}
/** The open question. Only the seat that is asked gets more than ``seat`` and ``ask``. */
export interface Decision {
  readonly seat: number;
  readonly ask: string;
  readonly rule?: string;
  readonly question?: Said | null;
  readonly options?: readonly Option[];
  readonly barred?: readonly Barred[];
}
/** ``POST …/push``: call this browser when it is this seat's turn and nobody is there. It is known by where its push service is, its key, and what it shares with us (RFC 8291). */
export interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang?: "de" | "en";
}
/** The message with this number was carried out and is stored. */
export interface Done {
  readonly type: "done";
  readonly id: number;
  readonly version: number;
}
/** A table that is no more: nobody came, or somebody ended it; whether its record is left. */
export interface EndedTable {
  readonly id: string;
  readonly why: "closed" | "expired" | "withdrawn";
  readonly recorded: boolean;
}
/** How the game ended: seats by place, every point by seat, and the seed at last. */
export interface Ending {
  readonly standings: readonly (readonly number[])[];
  readonly winners: readonly number[];
  readonly points: readonly (readonly Points[])[];
  readonly seed: string;
}
/** A game one can play here. */
export interface Game {
  readonly id: string;
  readonly version: number;
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly Switch[];
  readonly bots: readonly string[];
}
/** The games there are, and where others in the network find them ("": nowhere). ``opening`` is the command that would let others in, where it is known; ``webhooks`` whether tables may have an address called; ``push`` the key for calling browsers that have closed the page ("": none are called). */
export interface GameList {
  readonly games: readonly Game[];
  readonly network: string;
  readonly opening: string;
  readonly webhooks: boolean;
  readonly push: string;
}
/** ``POST /api/handovers``: a code by which another device gets these seats too; or without a table, one's place in a room. */
export interface HandOver {
  readonly table?: string;
  readonly tokens: readonly string[];
  readonly room?: string;
}
/** A seat somebody holds. */
export interface Held {
  readonly table: string;
  readonly token: string;
}
/** Always first: the seats this client holds (none: it watches). It is told what has happened since a version; -1 asks for all there was, null for nothing. */
export interface Hello {
  readonly type: "hello";
  readonly tokens?: readonly string[];
  readonly since?: number | null;
}
/** Who is at the table at this moment: the seats whose people are, and how many only watch. Told to everybody there whenever it changes; of bots, which are always there, it says nothing. */
export interface Here {
  readonly type: "here";
  readonly seats: readonly number[];
  readonly watching: number;
}
/** ``POST …/seats``: sit down (anywhere open, or there), or seat a bot. */
export interface Join {
  readonly name?: string;
  readonly seat?: number | null;
  readonly bot?: string;
  readonly once?: string;
}
/** The seat, and its key if a person sat down. */
export interface Joined {
  readonly seat: number;
  readonly version: number;
  readonly token: string;
}
/** Whoever has the token holds the seat; it is told only to who asked for it. */
export interface Key {
  readonly seat: number;
  readonly token: string;
}
/** ``POST …/leave``: I give my seat up; or somebody gives another's up for whom a bot has stood in long enough. */
export interface Leave {
  readonly seat?: number | null;
}
/** What became of the table by it: it goes on without that seat, or is no more. */
export interface Left {
  readonly ended: boolean;
}
/** What a seat has said: words of its own, or one of six reactions. */
export interface Line {
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly at: number;
  readonly text: string;
  readonly reaction: "bravo" | "laugh" | "ouch" | "think" | "wave" | "wow" | null;
}
/** ``POST /api/mine``: how are the tables at which I sit? */
export interface Mine {
  readonly tables: readonly Held[];
}
/** The table after so many choices, of those not taken back, as a seat saw it then. ``update`` has this number as its version and tells what led here from the moment before. ``chosen`` is what came next: one's own choice, or anybody's once the game is over. */
export interface Moment {
  readonly number: number;
  readonly count: number;
  readonly update: Update;
  readonly chosen: Option | null;
}
/** The story as a seat heard it, told by moment, and the seat that made each choice; of a long game a part, and from which moment on the next one tells. */
export interface Moments {
  readonly count: number;
  readonly told: readonly Told[];
  readonly turns: readonly number[];
  readonly next: number | null;
}
/** ``POST /api/push/move``: this browser is reached elsewhere now, or wants no more calls, from any table. It is believed by what only it and we know. */
export interface MovePush {
  readonly was: Device;
  readonly to?: Device | null;
}
/** A table at which one sits, and the seat that is asked there (-1: none). */
export interface MyTable {
  readonly about: About;
  readonly version: number;
  readonly seat: number;
  readonly turn: number;
  readonly since: number;
}
/** One's tables, those that none of one's keys opens any more, and those that are no more. */
export interface MyTables {
  readonly tables: readonly MyTable[];
  readonly gone: readonly string[];
  readonly ended: readonly EndedTable[];
}
/** A seat of a table to be: a person here, a bot, or open for whoever comes. */
export interface NewSeat {
  readonly kind: "bot" | "open" | "person";
  readonly name?: string;
  readonly bot?: string;
}
/** ``POST /api/tables``; a seed deals the same cards again, and everybody can see that. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly listed?: boolean;
  readonly seed?: string;
  readonly undo?: "lenient" | "strict" | null;
  readonly pace?: "day" | "evening" | "live" | "never";
  readonly clock?: boolean;
  readonly talk?: boolean;
  readonly once?: string;
}
/** Something on offer; ``id`` is what to send back. */
export interface Option {
  readonly id: string;
  readonly label: Said;
}
/** How long one waits at a table before a bot may stand in for somebody: for who is not there, or with a clock for who is, too. ``seconds`` is null where one waits for ever. */
export interface Pacing {
  readonly pace: "day" | "evening" | "live" | "never";
  readonly seconds: number | null;
  readonly clock: boolean;
}
/** Points and the rule that gives them. */
export interface Points {
  readonly rule: string;
  readonly points: number;
  readonly said: Said;
}
/** The one shape of every error; ``fresh`` comes with everything the table has outrun. */
export interface Problem {
  readonly type: "problem";
  readonly error: string;
  readonly message: Said;
  readonly rule?: string;
  readonly fresh?: Update | null;
  readonly id?: number;
}
/** The table of the next game; the keys of the old one open the same seats there. */
export interface Rematch {
  readonly table: string;
}
/** One rule in our words, by language. */
export interface Rule {
  readonly id: string;
  readonly section: string;
  readonly title: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  readonly why: Readonly<Record<string, string>>;
  readonly only_reading: Readonly<Record<string, string>>;
  readonly see: readonly string[];
  readonly option: string;
  readonly status: string;
}
/** All rules of a game, then those of the table, in order. */
export interface Rulebook {
  readonly game: string;
  readonly rules: readonly Rule[];
}
/** What people read, before it is put into words. */
export interface Said {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | Said>>;
}
/** Who sits there; ``bot`` is the kind of bot, and only people have names of their own. A person with a ``bot`` is away, and it plays for them until they come back. */
export interface Seat {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly bot: string;
}
/** ``POST …/webhook``: an address to be called when it is somebody's turn; "" for none. */
export interface SetWebhook {
  readonly url: string;
  readonly lang?: "de" | "en";
}
/** ``POST …/talk``: some words, or a reaction. */
export interface Speak {
  readonly text?: string;
  readonly reaction?: "bravo" | "laugh" | "ouch" | "think" | "wave" | "wow" | null;
}
/** Its number among all that was said at the table. */
export interface Spoken {
  readonly number: number;
}
/** The beginning of a turn (or the end: seat -1), and figures of every seat by their names. */
export interface Stage {
  readonly moment: number;
  readonly seat: number;
  readonly gauges: Readonly<Record<string, readonly number[]>>;
}
/** ``POST …/stand-in``: a bot plays for somebody who is away, or for oneself. */
export interface StandIn {
  readonly version: number;
  readonly seat: number;
}
/** A table option: its values (the default first) and the rule or ruling it stands for. */
export interface Switch {
  readonly name: string;
  readonly values: readonly (boolean | number | string)[];
  readonly rule: string;
}
/** Tables anyone may join or watch, the newest first. */
export interface TableList {
  readonly tables: readonly About[];
}
/** ``POST /api/handovers/take``: the seats of a code; spaces and capitals do not matter. */
export interface TakeOver {
  readonly code: string;
}
/** The keys of the seats, which the other device has as well; and the room in which they are those of a member, or "". Without a table, its keys are told by number of the member. */
export interface TakenOver {
  readonly table: string;
  readonly game: string;
  readonly keys: readonly Key[];
  readonly room: string;
  readonly member: number;
}
/** Lines, some of which may be known: all to who comes, then each as it is said. */
export interface Talk {
  readonly type: "talk";
  readonly lines: readonly Line[];
}
/** Something that happened, as this seat may hear it, and the version it led to. */
export interface Told {
  readonly version: number;
  readonly said: Said;
}
/** Take the last choice of one of this client's seats back. */
export interface Undo {
  readonly type: "undo";
  readonly id: number;
  readonly seat: number;
  readonly version: number;
}
/** ``POST …/undo``. */
export interface Undoing {
  readonly version: number;
}
/** The whole table as one seat sees it (or spectators: seat -1), and what just happened. */
export interface Update {
  readonly type: "update";
  readonly version: number;
  readonly seat: number;
  readonly about: About;
  readonly view: Readonly<Record<string, unknown>>;
  readonly decision: Decision | null;
  readonly events: readonly Told[];
  readonly undo: boolean;
  readonly no_undo: Barred | null;
  readonly ending: Ending | null;
  readonly closes: boolean;
  readonly waiting: Waiting | null;
  readonly set_back: boolean;
}
/** For how many seconds somebody has been asked, and in how many a bot may stand in for them, as things are (null: it may not). */
export interface Waiting {
  readonly asked_for: number;
  readonly away_in: number | null;
}
/** Whom it calls, without what may be secret of the address; "" for nobody. */
export interface Webhook {
  readonly host: string;
}
export type ToServer = Hello | Choose | Undo;
export type ToClient = Update | Here | Done | Problem | Talk;
