import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../generated/wire";
import { Live, type Socket } from "./live.svelte.ts";

let lines: Socket[];

/** A table that nobody has answered yet. */
function called(): Live {
  const dial = (): Socket => {
    const line = {
      send: vi.fn(),
      close: vi.fn(),
      readyState: WebSocket.CONNECTING,
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    lines.push(line);
    return line;
  };
  const live = new Live("table", [], () => false, dial);
  live.open();
  return live;
}

const drop = () => lines.at(-1)?.onclose?.call({} as WebSocket, {} as CloseEvent);

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["no-upgrade", "no-upgrade"],
  ["no-such-table", undefined], // a live connection will say so itself
  ["unreachable", undefined],
])("where no connection ever comes about, the server is asked plainly: %s", async (error, gone) => {
  const told = { type: "problem", error, message: { key: `problem-${error}`, args: {} } };
  const asked = vi.fn(() =>
    error === "unreachable" ? Promise.reject(new Error()) : Promise.resolve(Response.json(told, { status: 426 })),
  );
  vi.stubGlobal("fetch", asked);
  const live = called();
  drop();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith("/api/tables/table/live", expect.anything()));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(live.gone?.error).toBe(gone);
  expect(lines.length > 1).toBe(!gone); // we come again, unless it makes no sense
  live.close();
});

test("whoever was connected once need not ask why they are not", () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const live = called();
  live.receive({ type: "update", version: 0, seat: -1, events: [], view: {}, about: { seats: [] } } as unknown as Update);
  drop();
  drop();
  expect(asked).not.toHaveBeenCalled();
  live.close();
});
