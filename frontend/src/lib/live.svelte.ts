// One table, live: everything the server sends to this browser's seats, in order and unhurried.

import type { Choose, Here, Key, Line, Problem, ToClient, Told, ToServer, Undo, Update } from "../generated/wire";
import { call, Refusal } from "./api.ts";
import { arrived } from "./arrivals.ts";
import { pacing, roundThere } from "./pace.svelte.ts";

/** How long a step stays on the screen at most, in ms, where less should move. */
export const still = 250;

/** In ms: until we come again, until a choice seems slow or lost, after which silence a line may be dead, and how long we may keep silent. */
const patience = { first: 250, longest: 8000, notice: 300, answer: 4000, silence: 15_000, hello: 5000 };

/** Refusals after which it makes no sense to come again. */
const final = [
  "no-such-table",
  "unknown-token",
  "unreadable-table",
  "other-rules",
  "other-rules-over",
  "ended",
  "ended-recorded",
];

/** As much of a WebSocket as is needed, so that tests can play the server. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "onopen" | "onclose" | "onmessage">;

declare global {
  /** The table that this page was opened at, called by `first.js` before any of our code was there. */
  var early: WebSocket | undefined;
}

/** Takes a call over while the server still waits for the first word. */
function connect(table: string): Socket {
  const address = `${location.origin.replace("http", "ws")}/api/tables/${table}/live`;
  const called = globalThis.early;
  globalThis.early = undefined;
  if (called?.url === address && called.readyState <= WebSocket.OPEN && performance.now() < patience.hello) return called;
  called?.close();
  return new WebSocket(address);
}

export class Live {
  #logs = $state.raw<ReadonlyMap<number, readonly Told[]>>(new Map());
  /** The newest update of every seat held here (or of spectators, -1), already shown. */
  updates = $state.raw<ReadonlyMap<number, Update>>(new Map());
  previous = $state.raw<Update | undefined>(undefined);
  connected = $state(false);
  /** Who is at the table at this moment; while we are not connected, nobody knows. */
  here = $state.raw<Here | undefined>(undefined);
  talk = $state.raw<readonly Line[]>([]); // what was said across the table
  gone = $state.raw<Problem | undefined>(undefined); // the server will have no more of us
  problem = $state.raw<Problem | undefined>(undefined); // the last refusal
  missed = $state(false); // somebody has chosen while there was no connection: it is kept
  stale = $state(false); // what was kept no longer fitted when the connection was back
  busy = $state(false); // a choice is on its way
  #late = $state(false); // and has been for a while
  /** Whether a choice would have to wait. */
  slow = $derived(this.#late || !this.connected);
  /** The seat whose eyes we look through. */
  seat = $state(-1);
  /** Whether more has happened than is shown. */
  waiting = $state(false);
  /** Whether something is read between the turns of others: they wait for it, unless somebody skips them. */
  reading = $state(false);
  /** Whether somebody skips what others do, also what is still to come of it. */
  skipping = $derived.by(() => this.#skips !== undefined);
  shown = $derived(this.updates.get(this.seat));
  /** All that has happened up to now, as the shown seat has heard it. */
  log = $derived(this.#logs.get(this.seat) ?? []);

  #socket: Socket | undefined;
  #queue: Update[] = [];
  #version = -1; // of what is shown
  #pause: ReturnType<typeof setTimeout> | undefined;
  #return: ReturnType<typeof setTimeout> | undefined;
  #notice: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #delay = patience.first;
  #next = 1;
  #closed = false;
  #wish: Choose | Undo | undefined; // what was chosen and has not been answered
  #sent = false; // on this line
  #held = false; // something is being played that nothing may follow
  #skips = $state<number | "all">(); // the seat whose turn nobody wants to watch, or all others'

  constructor(
    readonly table: string,
    readonly keys: readonly Key[],
    readonly calm: () => boolean = () => false, // whether less should move
    readonly dial: (table: string) => Socket = connect,
  ) {
    this.seat = keys[0]?.seat ?? -1;
  }

  open(): void {
    clearTimeout(this.#return);
    const socket = this.dial(this.table);
    this.#socket = socket;
    this.#heardAt = Date.now();
    const greet = () => {
      if (socket !== this.#socket) return;
      this.connected = true;
      this.#send({ type: "hello", tokens: this.keys.map((key) => key.token), since: this.#heard });
    };
    if (socket.readyState === WebSocket.OPEN) greet();
    else socket.onopen = greet;
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      const never = !this.connected && !this.updates.size;
      this.#hangUp();
      if (this.#closed || this.gone) return;
      if (never) void this.#askWhy();
      this.#return = setTimeout(() => this.open(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, patience.longest);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.receive(JSON.parse(String(event.data)) as ToClient);
    };
  }

  /** Come again at once, where we would still wait a little or listen to a line that may be dead. */
  wake(): void {
    if (this.#closed || this.gone) return;
    if (!this.#socket) this.open();
    else if (Date.now() - this.#heardAt > patience.silence) this.#redial();
  }

  /** A line without an answer: take another. What was sent names its version, so nothing happens twice. */
  #redial(): void {
    const dead = this.#socket;
    this.#hangUp();
    dead?.close();
    this.open();
  }

  /** Nobody has ever answered: a proxy between us and the server may pass on all but live connections, and the server then says so. */
  async #askWhy(): Promise<void> {
    try {
      await call(`/tables/${this.table}/live`);
    } catch (refusal) {
      const problem = refusal instanceof Refusal ? refusal.problem : undefined;
      if (problem?.error !== "no-upgrade" || this.#closed || this.updates.size) return;
      clearTimeout(this.#return);
      this.gone = problem;
    }
  }

  #hangUp(): void {
    this.#socket = undefined;
    this.connected = false;
    this.here = undefined;
    this.#sent = false;
    this.#answered();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#pause);
    clearTimeout(this.#return);
    this.#answered();
    this.#socket?.close();
  }

  receive(message: ToClient): void {
    this.#heardAt = Date.now();
    switch (message.type) {
      case "update":
        arrived(message);
        this.#delay = patience.first;
        this.#hear(message);
        this.#goOn();
        break;
      case "here":
        arrived(message);
        this.here = message;
        break;
      case "talk": {
        const lines = new Map([...this.talk, ...message.lines].map((line) => [line.number, line]));
        this.talk = [...lines.values()].sort((a, b) => a.number - b.number);
        break;
      }
      case "done":
        this.#settled();
        break;
      case "problem":
        this.#settled();
        if (message.fresh) {
          arrived(message.fresh);
          this.#hear(message.fresh);
          this.hurry();
        }
        if (!message.id && (!this.updates.size || final.includes(message.error))) this.gone = message;
        this.problem = message;
        break;
      default:
        message satisfies never;
    }
  }

  choose(seat: number, choice: string): void {
    this.#act((id, version) => ({ type: "choose", id, seat, version, choice }), seat);
  }

  undo(seat: number): void {
    this.#act((id, version) => ({ type: "undo", id, seat, version }), seat);
  }

  /** Show everything that has happened at once. */
  hurry(): void {
    this.#held = false;
    while (this.#queue.length) {
      this.#endPause();
      this.#show();
    }
    this.#endPause();
  }

  /** Nobody wants to watch this turn, or none before our own: what is still to come of it is not waited for either. */
  skip(what: "turn" | "all"): void {
    this.#skips = what === "all" ? "all" : this.shown?.decision?.seat;
    this.#endPause();
    this.#show();
  }

  /** While a board plays a scene nothing follows. */
  hold(held: boolean): void {
    this.#held = held;
    this.#show();
  }

  read(reading: boolean): void {
    this.reading = reading;
    this.#show();
  }

  /** From now on, see with the eyes of another seat held here. */
  lookAs(seat: number): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.previous = undefined;
  }

  holds(seat: number): boolean {
    return this.keys.some((key) => key.seat === seat);
  }

  /** Whether the person whose seat this is has gone, without a bot that plays for them. */
  misses(seat: number): boolean {
    const sitter = this.shown?.about.seats[seat];
    const person = sitter?.kind === "person" && !sitter.bot && !this.holds(seat);
    return !!this.here && person && !this.here.seats.includes(seat);
  }

  /** The version at which something was chosen that has no answer yet: the table may show it already. */
  get awaited(): number | undefined {
    return this.#wish?.version;
  }

  get #heard(): number {
    return Math.max(this.#version, ...this.#queue.map((update) => update.version));
  }

  #act(message: (id: number, version: number) => Choose | Undo, seat: number): void {
    const version = this.updates.get(seat)?.version;
    if (this.busy || version === undefined) return;
    this.problem = undefined;
    this.stale = false;
    this.#wish = message(this.#next++, version);
    this.#sent = false;
    if (this.connected) this.#submit();
    else this.missed = true;
  }

  #submit(): void {
    if (!this.#wish) return;
    this.busy = true;
    this.#sent = true;
    this.#send(this.#wish);
    this.#notice = setTimeout(() => (this.#late = true), patience.notice);
    this.#watch = setTimeout(() => this.#redial(), patience.answer);
  }

  /** On a new line, what was chosen before is chosen again, unless the table has gone on: by it, or by something else. */
  #goOn(): void {
    const wish = this.#wish;
    if (!wish || this.#sent) return;
    if (this.#heard === wish.version) return this.#submit();
    this.stale = this.missed;
    this.#settled();
  }

  /** There is an answer, whatever it is. */
  #settled(): void {
    this.#wish = undefined;
    this.missed = false;
    this.#answered();
  }

  #answered(): void {
    this.busy = false;
    this.#late = false;
    clearTimeout(this.#notice);
    clearTimeout(this.#watch);
  }

  #send(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Several seats here get an update each of one version: what is shown already waits for none. */
  #hear(update: Update): void {
    if (update.set_back && update.version < this.#heard) this.#forget();
    if (update.version > this.#version) this.#queue.push(update);
    else if (update.version > (this.updates.get(update.seat)?.version ?? -1)) this.#take([update]);
    this.#show();
  }

  /** What we have seen has never happened: the server has lost it, and tells everything anew. */
  #forget(): void {
    this.#queue = [];
    this.#version = -1;
    this.updates = new Map();
    this.#logs = new Map();
    this.#held = false;
    this.#endPause();
  }

  /** One version at a time; steps of others only after what came before has been seen. */
  #show(): void {
    while (this.#queue.length && this.#maySee) {
      const version = this.#queue[0]!.version;
      const first = this.#version < 0;
      const before = this.shown?.decision?.seat;
      this.#version = version;
      this.#take(this.#queue.filter((update) => update.version === version));
      this.#queue = this.#queue.filter((update) => update.version !== version);
      if (this.#skipped) this.#skips = undefined;
      this.#lookAt(before, first);
    }
    this.waiting = this.#queue.length > 0;
  }

  #take(news: readonly Update[]): void {
    const before = this.shown;
    const updates = new Map(this.updates);
    const logs = new Map(this.#logs);
    for (const update of news) {
      const log = logs.get(update.seat) ?? [];
      const last = log.at(-1)?.version ?? -1;
      logs.set(update.seat, [...log, ...update.events.filter((event) => event.version > last)]);
      updates.set(update.seat, update);
    }
    this.#logs = logs;
    this.updates = updates;
    const now = this.shown;
    if (now !== before) this.previous = before && now && before.version + 1 === now.version ? before : undefined;
  }

  /** Whether whatever follows what is shown can only be done by somebody here. */
  get #ourStep(): boolean {
    const asked = this.shown?.decision?.seat;
    return asked !== undefined && this.holds(asked);
  }

  /** Whether what nobody wanted to watch is over. */
  get #skipped(): boolean {
    const asked = this.shown?.decision?.seat;
    return asked === undefined || this.holds(asked) || (this.#skips !== "all" && this.#skips !== asked);
  }

  /** Whether what comes next may be shown: a step of ours waits for nothing. */
  get #maySee(): boolean {
    if (this.#held) return false;
    return this.#ourStep || (this.#pause === undefined && (!this.reading || this.#skips !== undefined));
  }

  /** What is shown, which this seat has done, is looked at as long as the round has time for it; what was there first, not at all. */
  #lookAt(seat: number | undefined, first: boolean): void {
    this.#endPause();
    const { shown } = this;
    if (!shown) return;
    const ahead = this.#queue.filter((update) => update.seat === this.seat);
    const usual = roundThere()?.watch(seat, this.keys, shown, ahead) ?? still * pacing.factor;
    const time = this.calm() ? Math.min(usual, still) : usual;
    if (first || !time || !shown.events.length || this.#skips !== undefined) return;
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#show();
    }, time);
  }

  #endPause(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
  }
}
