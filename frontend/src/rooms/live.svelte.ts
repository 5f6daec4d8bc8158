// A room as it is at this moment, told by the server whenever it changes.

import type { Hello, Problem } from "../generated/wire";
import type { Room, RoomToClient } from "../generated/wire-rooms";

const patience = { first: 250, longest: 8000 }; // ms until we come again

/** Refusals after which it makes no sense to come again. */
const final = ["no-such-room", "unknown-member"];

export class RoomLive {
  room = $state.raw<Room | undefined>();
  present = $state.raw<readonly number[] | undefined>(); // nobody knows while we are not connected
  gone = $state.raw<Problem | undefined>();
  #socket: WebSocket | undefined;
  #return: ReturnType<typeof setTimeout> | undefined;
  #delay = patience.first;
  #closed = false;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  open(): void {
    clearTimeout(this.#return);
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/rooms/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", tokens: this.token ? [this.token] : [] } satisfies Hello));
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as RoomToClient);
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#socket = undefined;
      this.present = undefined;
      if (this.#closed || this.gone) return;
      this.#return = setTimeout(() => this.open(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, patience.longest);
    };
  }

  /** Come again at once, where we would still wait a little. */
  wake(): void {
    if (!this.#closed && !this.gone && !this.#socket) this.open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#return);
    this.#socket?.close();
  }

  #hear(message: RoomToClient): void {
    switch (message.type) {
      case "room":
        this.#delay = patience.first;
        this.room = message;
        break;
      case "present":
        this.present = message.members;
        break;
      case "problem":
        if (final.includes(message.error)) this.gone = message;
        break;
      default:
        message satisfies never;
    }
  }
}
