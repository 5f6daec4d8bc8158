import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faces } from "../games/catalog.ts";
import { words } from "../lib/words.svelte.ts";
import { guideOf } from "./catalog.ts";
import { readGuide, Unreadable } from "./guide.ts";
import { pieces } from "./pieces.ts";
import { hasGuide } from "./which.ts";

const games = Object.keys(faces);
const moment = { id: "hand", when: { ask: "ask-turn" }, at: ["hand"] };
const whole = { bots: 1, seed: "s", options: {}, moments: [moment], summary: [{ id: "goal", show: ["sign:gold"] }] };

function refusal(change: object): string {
  try {
    readGuide("any", { ...whole, ...change });
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
  return "";
}

test.each([
  [{ moments: [{ ...moment, when: { asked: "x" } }] }, "moment 1 (hand), when: unknown field “asked”"],
  [{ moments: [{ ...moment, when: { ask: 1 } }] }, "moment 1 (hand), when: “ask” must be a text"],
  [{ moments: [{ ...moment, when: { turn: "ours" } }] }, "moment 1 (hand), when: “turn” must be mine, others or any"],
  [{ moments: [{ ...moment, when: { happened: "took" } }] }, "moment 1 (hand), when: “happened” must name an event"],
  [
    { moments: [{ ...moment, when: { happened: { event: "event-took", whom: 1 } } }] },
    "moment 1 (hand), when: “happened” has an unknown field “whom”",
  ],
  [
    { moments: [{ ...moment, when: { view: { rage: { more: 1 } } } }] },
    "moment 1 (hand), when: “view” rage has an unknown field “more”",
  ],
  [{ moments: [{ ...moment, when: { after: "nothing" } }] }, "moment 1 (hand), when: “after” names no other moment: “nothing”"],
  [{ moments: [{ ...moment, when: [] }] }, "moment 1 (hand): “when” says nothing"],
  [{ moments: [{ ...moment, at: ["hands"] }] }, "moment 1 (hand): unknown place “hands”"],
  [{ moments: [{ ...moment, clear: ["rooms"] }] }, "moment 1 (hand): unknown place “rooms”"],
  [{ moments: [{ ...moment, at: [] }] }, "moment 1 (hand): “at” must be a list that is not empty"],
  [{ moments: [{ ...moment, say: "x" }] }, "moment 1: unknown field “say”"],
  [{ moments: [moment, moment] }, "moment 2: “hand” stands there twice"],
  [{ moments: [{ ...moment, id: "Hand!" }] }, "moment 1: “Hand!” is no id"],
  [{ moments: [{ ...moment, known: { event: "walked" } }] }, "moment 1 (hand): “known” must name an event"],
  [{ moments: [{ ...moment, now: "soon" }] }, "moment 1 (hand): “now” can only be true"],
  [{ summary: [{ id: "goal", show: ["picture:x"] }] }, "chapter 1 (goal): unknown picture “picture:x”"],
  [{ sight: { never: ["row"] } }, "sight: unknown field “never”"],
  [{ sight: { always: ["rows"] } }, "sight: unknown place “rows”"],
  [{ sight: { around: [] } }, "sight: “around” must be a list that is not empty"],
  [{ bots: 0 }, "guide: “bots” must be a number of bots"],
  [{ seed: "" }, "guide: “seed” must be a text"],
  [{ hint: 1 }, "guide: unknown field “hint”"],
])("what cannot be understood is refused by file and entry: %#", (change, said) => {
  expect(refusal(change)).toBe(`games/any/guide.json, ${said}`);
});

test("what can be understood is read", () => {
  expect(refusal({})).toBe("");
  expect(refusal({ sight: { always: ["at:bag"], rather: ["row"], around: ["at:hero/$me"] } })).toBe("");
  expect(
    refusal({ moments: [{ ...moment, at: ["card:ring", "option:buy", "at:noise/$me"], rule: "KL-001", now: true }] }),
  ).toBe("");
});

test.each(games)("%s: its guide can be read, and shows only what the game can draw", async (game) => {
  expect(hasGuide(game)).toBe(true);
  const guide = await guideOf(game);
  const { teaching } = await faces[game]!.teaching!();
  const cards = teaching.gallery.flatMap((group) => group.cards);
  for (const shown of guide.summary.flatMap(({ show }) => show)) {
    const [, kind, name = ""] = /^(\w+):([\w-]+)/.exec(shown) ?? [];
    const known = { card: cards, sign: teaching.signs, scene: Object.keys(teaching.scenes ?? {}) }[
      kind as "card" | "sign" | "scene"
    ];
    expect(known, shown).toContain(name);
  }
});

test.each(games)("%s: every sign, group and card has words, and no word is too many", async (game) => {
  await words.learn(game);
  await words.withGuide(Promise.resolve());
  const { teaching } = await faces[game]!.teaching!();
  const lacking = [
    ...teaching.signs.flatMap((sign) => [`sign-${sign}`, `sign-${sign}-about`]),
    ...teaching.gallery.map(({ id }) => `gallery-${id}`),
    ...teaching.gallery.flatMap(({ cards }) => cards.map((card) => `card-${card}`)),
  ].filter((key) => !words.has(key));
  expect(lacking).toEqual([]);
  const wanted = await namesWantedBy(game);
  expect(namesIn(`${game}.guide`).filter((name) => !wanted.includes(name))).toEqual([]);
});

test("what games have in common in their guides names nothing that none of them has", async () => {
  const wanted = (await Promise.all(games.map(namesWantedBy))).flat();
  expect(namesIn("delve.guide").filter((name) => !wanted.includes(name))).toEqual([]);
});

/** The signs and groups of a game, as their words are called. */
async function namesWantedBy(game: string): Promise<string[]> {
  const { teaching } = await faces[game]!.teaching!();
  return [...teaching.signs.map((sign) => `sign-${sign}`), ...teaching.gallery.map(({ id }) => `gallery-${id}`)];
}

/** What a file itself has words for, without what it takes over. */
function namesIn(file: string): string[] {
  const text = readFileSync(`../locales/de/${file}.ftl`, "utf8");
  const named = [...text.matchAll(/^((?:sign|gallery)-[\w-]+?)(?:-about)? =/gm)].map(([, name = ""]) => name);
  return [...new Set(named)];
}

test.each(["de", "en"])("%s: the counter says which hint it is, not that it is the last one so far", (language) => {
  const [, counter] = /^companion-number = (.*)$/m.exec(readFileSync(`../locales/${language}/guide.ftl`, "utf8")) ?? [];
  expect(counter?.match(/\$\w+/g)).toEqual(["$number"]);
});

test("a sign stays with its number and its full stop", () => {
  expect(pieces("Kostet 2 [boot], dann [sword].")).toEqual([
    { before: "Kostet ", sign: "", after: "" },
    { before: "2 ", sign: "boot", after: "," },
    { before: " dann ", sign: "", after: "" },
    { before: "", sign: "sword", after: "." },
  ]);
  expect(pieces("nichts")).toEqual([{ before: "nichts", sign: "", after: "" }]);
});
