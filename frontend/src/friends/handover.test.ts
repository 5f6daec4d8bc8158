import { expect, test, vi } from "vitest";
import { held, hold } from "../lib/keys.ts";
import { codeFor, codeIn, linkFor, spelled, take } from "./handover.ts";

const asked = (answer: object) => vi.fn<typeof globalThis.fetch>(async () => Response.json(answer));

test("a code is for all seats held here", async () => {
  localStorage.clear();
  hold("abc", "klong", [
    { seat: 0, token: "x" },
    { seat: 1, token: "y" },
  ]);
  const fetch = asked({ code: "abcdefgh", until: 5 });
  vi.stubGlobal("fetch", fetch);
  expect(await codeFor("abc")).toEqual({ code: "abcdefgh", until: 5 });
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"table":"abc","tokens":["x","y"]}');
  vi.unstubAllGlobals();
});

test("whoever takes seats holds them beside their own", async () => {
  localStorage.clear();
  hold("abc", "klong", [{ seat: 2, token: "mine" }]);
  vi.stubGlobal("fetch", asked({ table: "abc", game: "klong", keys: [{ seat: 0, token: "x" }] }));
  expect(await take("abcd efgh")).toBe("/tables/abc");
  expect(held("abc")?.keys).toEqual([
    { seat: 2, token: "mine" },
    { seat: 0, token: "x" },
  ]);
  vi.unstubAllGlobals();
});

test("a code is read out in two parts and comes behind a #", () => {
  expect(spelled("abcdefgh")).toBe("abcd efgh");
  const link = new URL(linkFor("http://table.example", "abcdefgh"));
  expect(link.pathname).toBe("/");
  expect(codeIn(link.hash.slice(1))).toBe("abcdefgh");
  expect(codeIn("seats")).toBe("");
});
