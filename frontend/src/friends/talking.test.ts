import { beforeEach, expect, test, vi } from "vitest";
import type { About, Line, Talk } from "../generated/wire";
import { hold } from "../lib/keys.ts";
import { Live } from "../lib/live.svelte.ts";
import { company, hearAll, speak, unheard } from "./talking.ts";

const line = (number: number, seat: number): Line => ({
  number,
  seat,
  name: "",
  at: number,
  text: `${number}`,
  reaction: null,
});
const said = (...lines: Line[]): Talk => ({ type: "talk", lines });
const keys = [{ seat: 0, token: "x" }];
let live: Live;

beforeEach(() => {
  localStorage.clear();
  hold("abc", "klong", keys);
  live = new Live("abc", keys);
});

test("lines come in any order and more than once", () => {
  live.receive(said(line(1, 0), line(3, 1)));
  live.receive(said(line(2, 1), line(3, 1)));
  live.receive(said(line(4, 0)));
  expect(live.talk.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test("what others said is new until somebody looks", () => {
  live.receive(said(line(1, 0), line(2, 1)));
  expect(unheard(live).map(({ number }) => number)).toEqual([2]);
  hearAll(live);
  expect(unheard(live)).toEqual([]);
  live.receive(said(line(3, 1)));
  expect(unheard(new Live("abc", keys))).toEqual([]);
  expect(unheard(live).map(({ number }) => number)).toEqual([3]);
});

test("one speaks as the seat one looks through", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ number: 1 }));
  vi.stubGlobal("fetch", fetch);
  await speak(live, { text: "Hallo" });
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/tables/abc/talk");
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: "Bearer x" });
  vi.unstubAllGlobals();
});

test("nobody talks to bots, nor where it is to be quiet", () => {
  const table = (talk: boolean, ...kinds: string[]) => ({ talk, seats: kinds.map((kind) => ({ kind })) }) as unknown as About;
  expect(company(table(true, "person", "person"), live)).toBe(true);
  expect(company(table(true, "person", "open"), live)).toBe(true);
  expect(company(table(true, "person", "bot"), live)).toBe(false);
  expect(company(table(false, "person", "person"), live)).toBe(false);
});
