import { beforeEach, expect, test, vi } from "vitest";
import type { About } from "../generated/wire";
import { forget, held, hold } from "../lib/keys.ts";
import { place } from "../lib/router.svelte.ts";
import { askForRematch, follow, takeKeys } from "./rematch.ts";

const about = { id: "old", game: "strife-of-gods" } as unknown as About;
const keys = [
  { seat: 0, token: "a" },
  { seat: 2, token: "c" },
];

beforeEach(() => localStorage.clear());

test("whoever asks sits at the new table with the keys of the old one", async () => {
  hold("old", about.game, keys);
  const asked = vi.fn<typeof fetch>(async () => Response.json({ table: "new" }));
  vi.stubGlobal("fetch", asked);
  await askForRematch(about);
  vi.unstubAllGlobals();
  expect(asked.mock.calls[0]?.[0]).toBe("/api/tables/old/rematch");
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: "Bearer a" });
  expect(held("new")?.keys).toEqual(keys);
  expect(place.path).toBe("/tables/new");
});

test("who only watched holds nothing there", () => {
  follow(about, "new");
  expect(held("new")).toBeUndefined();
  expect(place.path).toBe("/tables/new");
});

test("a seat that was given up at the new table is not taken again", () => {
  hold("old", about.game, keys);
  expect(takeKeys(about, "new")).toBe(true);
  forget("new");
  expect(takeKeys(about, "new")).toBe(false);
  expect(held("new")).toBeUndefined();
});
