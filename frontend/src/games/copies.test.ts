import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faces } from "./catalog.ts";

// How many there are must be what the games' data files say, from which the rules deal.
const data = (file: string): string =>
  readFileSync(new URL(`../../../src/tischrunde/games/${file}`, `file://${import.meta.dirname}/`), "utf8");

async function total(game: string): Promise<number> {
  const { teaching } = await faces[game]!.teaching!();
  return teaching.gallery.flatMap(({ cards }) => cards).reduce((sum, card) => sum + teaching.count(card), 0);
}

test("the boats of the gallery are all there are", async () => {
  const [, boats] = /^total\s*=\s*\[(\d+)/m.exec(data("bangkok_klongs/data/boats.toml"))!;
  expect(await total("bangkok-klongs")).toBe(Number(boats));
});

test("the cards of Strife of Gods are all there are", async () => {
  const cards = data("strife_of_gods/data/cards.toml");
  const [, numbers] = /^total\s*=\s*\[(\d+)/m.exec(cards)!;
  expect(await total("strife-of-gods")).toBe(Number(numbers) + cards.match(/^\[\[champion\]\]/gm)!.length);
});
