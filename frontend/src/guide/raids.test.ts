import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { Told, Update } from "../generated/wire";
import { held, hold, keep } from "../lib/keys.ts";
import { guideOf } from "./catalog.ts";
import { Companion } from "./companion.svelte.ts";

const raids = ["klong", "klong-katakomben", "klong-im-all"];
const markets = { klong: "19", "klong-katakomben": "S1-A", "klong-im-all": "KO-3" };
const turn = ["buy", "walk", "noise", "end"];

beforeEach(() => {
  localStorage.clear();
  hold("t", "any", [{ seat: 0, token: "k" }]);
  keep({ ...held("t")!, guide: { seen: [], off: false } });
});

/** A raid as the page gets it, told of only as far as hints ask. */
async function raid(game: string) {
  const desk = { update: undefined as Update | undefined, live: { log: [] as Told[], table: "t" } };
  const companion = new Companion(await guideOf(game), desk);
  const me = { key: "seat", args: { seat: 0 } };
  return {
    did: (event: string) => desk.live.log.push({ version: 1, said: { key: `event-${event}`, args: { who: me } } }),
    /** All that is said while this can be chosen, each closed by whoever reads it. */
    told: (version: number, choices: readonly string[], view = {}): string[] => {
      const options = choices.map((id) => ({ id }));
      const decision = { seat: 0, ask: "ask-turn", options, barred: [] };
      desk.update = { version, seat: 0, view, decision, ending: null } as unknown as Update;
      const said: string[] = [];
      for (companion.look(); companion.open !== undefined; companion.look()) {
        said.push(companion.open);
        companion.close();
      }
      return said;
    },
  };
}

test.each(raids)(
  "%s: buying, walking, noise and the end of a turn are explained in the first one, before its end",
  async (game) => {
    const { did, told } = await raid(game);
    expect(told(1, ["play:burgle"])).toEqual(["welcome", "hand"]);
    for (let card = 0; card < 5; card++) did("played");
    did("made-noise");
    expect(told(2, ["buy:explore", "move:1-2", "end"])).toEqual(turn);
  },
);

test.each(raids)("%s: noise is explained to whoever has made some", async (game) => {
  const { did, told } = await raid(game);
  told(1, ["play:burgle"]);
  for (let card = 0; card < 5; card++) did("played");
  expect(told(2, ["buy:explore", "move:1-2", "end"])).toEqual(turn.filter((hint) => hint !== "noise"));
});

test.each(raids)("%s: what somebody has done already is not explained any more", async (game) => {
  const { did, told } = await raid(game);
  for (let card = 0; card < 5; card++) did("played");
  for (const event of ["moved", "ended-turn", "hurt", "traded"]) did(event);
  const view = { heroes: [{ gold: 9, room: "1", tokens: [] }], reach: [{ room: markets[game as keyof typeof markets] }] };
  const said = [2, 3, 4].flatMap((version) => told(version, ["move:1-2", "battle:1-2", "end"], view));
  for (const done of ["hand", "walk", "end", "monster", "market"]) expect(said).not.toContain(done);
});

test.each(raids)("%s: a market is explained when one comes within reach", async (game) => {
  const { told } = await raid(game);
  told(1, ["play:burgle"]);
  told(2, ["move:1-2"]);
  expect(told(3, ["move:1-2"], { reach: [{ room: markets[game as keyof typeof markets] }] })).toContain("market");
});

test.each(raids)("%s: a dragon that moves up is not said to draw more at once: the next number may be the same", (game) => {
  for (const language of ["de", "en"]) {
    const text = readFileSync(`../locales/${language}/${game}.guide.ftl`, "utf8");
    expect(text).not.toMatch(/zieht (er )?(nun|künftig) mehr|draws? more (cubes\.|from then on)/);
  }
});
