import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { About, MyTables } from "../generated/wire";
import * as keys from "../lib/keys.ts";
import { Lobby } from "./lobby.svelte.ts";

const about = (id: string) =>
  ({ id, game: "strife-of-gods", seats: [], over: false, rules: { playable: true } }) as unknown as About;
let mine: MyTables;
let posted: string[];

beforeEach(() => {
  localStorage.clear();
  mine = { tables: [], gone: [], ended: [] };
  posted = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (init.method === "POST") posted.push(String(init.body));
    if (path === "/api/games") return Response.json({ games: [{ id: "strife-of-gods" }] });
    if (path === "/api/tables") return Response.json({ tables: [about("a"), about("b")] });
    return Response.json(mine);
  });
});
afterEach(() => vi.unstubAllGlobals());

test("somebody new has no tables and asks for none", async () => {
  const lobby = new Lobby();
  await lobby.refresh();
  expect(lobby.games).toHaveLength(1);
  expect(lobby.open.map((table) => table.id)).toEqual(["a", "b"]);
  expect(posted).toEqual([]);
});

test("our own tables do not stand among the others", async () => {
  keys.hold("a", "strife-of-gods", [{ seat: 0, token: "x" }]);
  mine = { tables: [{ about: about("a"), version: 3, seat: 0, turn: 0, since: 0 }], gone: [], ended: [] };
  const lobby = new Lobby();
  await lobby.refresh();
  expect(posted).toEqual(['{"tables":[{"table":"a","token":"x"}]}']);
  expect(lobby.waiting).toBe(1);
  expect(lobby.open.map((table) => table.id)).toEqual(["b"]);
});

test("a removed table can be put back with its key, even after looking again", async () => {
  keys.hold("a", "strife-of-gods", [{ seat: 0, token: "x" }]);
  mine = { tables: [{ about: about("a"), version: 3, seat: 0, turn: 0, since: 0 }], gone: [], ended: [] };
  const lobby = new Lobby();
  await lobby.refresh();
  lobby.remove("a");
  expect(keys.all()).toEqual([]);
  expect(lobby.waiting).toBe(0);
  await lobby.refresh();
  expect(lobby.mine).toHaveLength(1);
  lobby.restore("a");
  expect(keys.held("a")?.keys).toEqual([{ seat: 0, token: "x" }]);
  expect(lobby.waiting).toBe(1);
});

test("tables that are gone are kept until somebody clears them away", async () => {
  keys.hold("z", "strife-of-gods", [{ seat: 0, token: "x" }]);
  mine = { tables: [], gone: ["z"], ended: [] };
  const lobby = new Lobby();
  await lobby.refresh();
  expect(keys.held("z")).toBeDefined();
  lobby.clear();
  expect(keys.held("z")).toBeUndefined();
});

test("without a server the lobby says so and keeps what it knows", async () => {
  const lobby = new Lobby();
  await lobby.refresh();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  await lobby.refresh();
  expect(lobby.problem?.message.key).toBe("web-unreachable");
  expect(lobby.games).toHaveLength(1);
});

test("what became of a table is told until somebody has read it", async () => {
  keys.hold("z", "strife-of-gods", [{ seat: 0, token: "x" }]);
  mine = { tables: [], gone: [], ended: [{ id: "z", why: "expired", recorded: false }] };
  const lobby = new Lobby();
  await lobby.refresh();
  expect(lobby.ended).toHaveLength(1);
  expect(keys.held("z")).toBeDefined();
  lobby.forget("z");
  expect(lobby.ended).toEqual([]);
  expect(keys.held("z")).toBeUndefined();
});

test("the table at which friends play again is among ours at once", async () => {
  keys.hold("a", "strife-of-gods", [{ seat: 1, token: "x" }]);
  const over = { ...about("a"), over: true, rematch: "r" };
  mine = { tables: [{ about: over, version: 3, seat: 1, turn: -1, since: 0 }], gone: [], ended: [] };
  const lobby = new Lobby();
  await lobby.refresh();
  expect(keys.held("r")?.keys).toEqual([{ seat: 1, token: "x" }]);
  expect(posted).toHaveLength(2);
  expect(posted[1]).toContain('{"table":"r","token":"x"}');
});

test("a turn that has come since calls, once, and none calls who just arrives", async () => {
  keys.hold("a", "strife-of-gods", [{ seat: 0, token: "x" }]);
  const at = (turn: number) =>
    (mine = { tables: [{ about: about("a"), version: 3, seat: 0, turn, since: 0 }], gone: [], ended: [] });
  const lobby = new Lobby();
  const called = async (turn: number) => {
    at(turn);
    await lobby.refresh();
    return lobby.called.map((row) => row.about.id);
  };
  expect(await called(0)).toEqual([]);
  expect(await called(1)).toEqual([]);
  expect(await called(0)).toEqual(["a"]);
  expect(await called(0)).toEqual([]);
});
