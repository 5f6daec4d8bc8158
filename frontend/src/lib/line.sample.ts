import type { ToClient, ToServer } from "../generated/wire";
import type { Socket } from "./live.svelte.ts";

/** The server's end of a connection. */
export class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  readyState: Socket["readyState"] = WebSocket.CONNECTING;
  sent: ToServer[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.closed = true;
  }

  accept(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  say(...messages: ToClient[]): void {
    for (const message of messages) {
      this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
    }
  }

  drop(): void {
    this.onclose?.call(this as unknown as WebSocket, {} as CloseEvent);
  }
}
