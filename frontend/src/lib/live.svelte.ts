// One table, live: everything the server sends to this browser's seats, in order and unhurried.

import type { Key, Problem, ToClient, ToServer, Update } from "../generated/wire";

/** How long a step of somebody else stays on the screen before the next one is shown. */
const pace = 700;

export class Live {
  /** The newest update of every seat held here (or of spectators, -1), already shown. */
  updates = $state.raw<ReadonlyMap<number, Update>>(new Map());
  previous = $state.raw<Update | undefined>(undefined);
  connected = $state(false);
  gone = $state.raw<Problem | undefined>(undefined); // the server will have no more of us
  problem = $state.raw<Problem | undefined>(undefined); // the last refusal
  busy = $state(false); // a choice is on its way
  /** The seat whose eyes we look through. */
  seat = $state(-1);
  shown = $derived(this.updates.get(this.seat));

  #socket: WebSocket | undefined;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry = 250;
  #next = 1;
  #closed = false;
  #hurried = false;

  constructor(
    readonly table: string,
    readonly keys: readonly Key[],
    readonly since: number | null = -1,
  ) {
    this.seat = keys[0]?.seat ?? -1;
  }

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#retry = 250;
      const known = [...this.updates.values()].map((u) => u.version);
      const since = known.length ? Math.max(...known) : this.since;
      this.#send({ type: "hello", tokens: this.keys.map((k) => k.token), since });
    };
    socket.onclose = () => {
      this.connected = false;
      this.busy = false;
      if (this.#closed || this.gone) return;
      setTimeout(() => this.open(), this.#retry);
      this.#retry = Math.min(this.#retry * 2, 8000);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ToClient);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  receive(message: ToClient): void {
    switch (message.type) {
      case "update":
        this.#queue.push(message);
        this.#show();
        break;
      case "done":
        this.busy = false;
        break;
      case "problem":
        this.busy = false;
        if (message.fresh) this.receive(message.fresh);
        if (!message.id && !this.updates.size) this.gone = message;
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
    this.#hurried = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#show();
    this.#hurried = false;
  }

  get waiting(): boolean {
    return this.#queue.length > 0;
  }

  #act(message: (id: number, version: number) => ToServer, seat: number): void {
    const version = this.updates.get(seat)?.version;
    if (this.busy || version === undefined || !this.connected) return;
    this.problem = undefined;
    this.busy = true;
    this.#send(message(this.#next++, version));
  }

  #send(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Shows one version at a time: all updates of it, then a pause if somebody else has acted. */
  #show(): void {
    while (this.#queue.length && (this.#timer === undefined || this.#hurried)) {
      const version = this.#queue[0]!.version;
      const news = new Map(this.updates);
      const before = this.shown;
      while (this.#queue[0]?.version === version) {
        const update = this.#queue.shift()!;
        news.set(update.seat, update);
      }
      this.updates = news;
      const now = this.shown;
      this.previous = before && now && before.version + 1 === now.version ? before : undefined;
      if (this.#hurried || !before || !this.shown?.events.length) continue;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#show();
      }, pace);
    }
  }
}
