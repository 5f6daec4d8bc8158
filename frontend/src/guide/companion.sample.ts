// A table with a companion, and somebody who has been told nothing yet.

import { beforeEach } from "vitest";
import type { Told, Update } from "../generated/wire";
import { held, hold, keep } from "../lib/keys.ts";
import { Companion } from "./companion.svelte.ts";
import type { Guide } from "./guide.ts";

const moved = "event-moved";

export const guide: Guide = {
  bots: 1,
  seed: "s",
  options: {},
  moments: [
    { id: "first", when: { ask: "ask-turn" }, at: ["map"] },
    { id: "second", when: { ask: "ask-turn" }, at: ["map"] },
    { id: "third", when: { ask: "ask-turn" }, at: ["map"] },
    { id: "pressing", when: { view: { danger: true } }, at: ["map"], now: true },
  ],
  summary: [],
};

export function table(told = guide) {
  const desk = { update: undefined as Update | undefined, live: { log: [] as Told[], table: "t" } };
  const show = (version: number, view = {}, ask = "ask-turn", seat = 0) => {
    desk.update = { version, seat: 0, view, decision: { seat, ask }, ending: null } as unknown as Update;
  };
  /** Somebody else does something. */
  const others = (version: number) =>
    desk.live.log.push({ version, said: { key: moved, args: { who: { key: "seat", args: { seat: 1 } } } } });
  const sit = () => new Companion(told, desk);
  return { show, others, sit };
}

beforeEach(() => {
  localStorage.clear();
  hold("t", "any", [{ seat: 0, token: "k" }]);
  keep({ ...held("t")!, guide: { seen: [], off: false } });
});
