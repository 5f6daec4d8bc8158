import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printed, readWords } from "../../../../scripts/pictures.ts";
import { faults, pictureOf, thingOf, wordsIn, type Recipe, type Recipes } from "./recipes.ts";
import { drawingsIn } from "./vocabulary.ts";

const words = readWords();
const games = ["klong", "klong-katakomben", "klong-im-all"].map((game) => {
  const file = `src/games/${game}/recipes.json`;
  return { game, file, recipes: JSON.parse(readFileSync(file, "utf8")) as Recipes, ...printed(game) };
});
const plain: Recipe = { at: "cellar/torch" };
const wrong = (recipe: Partial<Recipe>): string[] =>
  faults("some.json", { cards: { burgle: { ...plain, ...recipe } }, tokens: {} }, words, ["burgle"], []);

test.each(games)(
  "every card and token of $game has a picture made of words that are drawn",
  ({ file, recipes, cards, tokens }) => {
    expect(cards.length).toBeGreaterThan(60);
    expect(tokens.length).toBeGreaterThan(20);
    expect(faults(file, recipes, words, cards, tokens)).toEqual([]);
  },
);

test("an unknown word is refused by file and card", () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ at: "beach/torch" })).toEqual(['some.json, burgle: there is no place "beach"']);
  expect(wrong({ at: "cellar/disco" })).toEqual(['some.json, burgle: there is no mood "disco"']);
  expect(wrong({ bust: "@1,2,1 cloak:green laser" })).toEqual(['some.json, burgle: there is no bust "laser"']);
  expect(wrong({ props: "sword@1,2,1:plastic" })).toEqual([
    'some.json, burgle: there is no material "plastic" (sword@1,2,1:plastic)',
  ]);
  expect(wrong({ props: "sword@1,2" })).toEqual(['some.json, burgle: "sword@1,2" needs x,y,size']);
  expect(wrong({ front: "rocks rain" })).toEqual(['some.json, burgle: there is no front "rain"']);
  expect(wrong({ glow: "1,2" })).toEqual(['some.json, burgle: "1,2" is no glow: x,y,radius']);
});

test("a token may show somebody, of whom every part must be drawn", () => {
  const found = (text: string) => faults("some.json", { cards: {}, tokens: { monk: text } }, words, [], ["monk"]);
  expect(found("@-8,-10,.92 robe:wood+leather human:tan")).toEqual([]);
  expect(found("@-8 robe:wood")).toEqual(['some.json, monk: "@-8" needs x,y,size']);
  expect(found("@-8,-10,.92 robe:wood laser")).toEqual(['some.json, monk: there is no bust "laser"']);
  expect(thingOf("@1,2,.5 robe:wood")).toBe(
    '<g class="s-skin" transform="translate(1 2)scale(0.5)"><use href="#art-bust-robe" class="m-wood"/></g>',
  );
});

test("a card without a picture, and a picture without a card, are refused", () => {
  const found = faults("some.json", { cards: { dragon: plain }, tokens: { sword: "sword" } }, words, ["burgle"], ["ring"]);
  expect(found).toEqual([
    "some.json, dragon: there is no such card",
    "some.json, sword: there is no such token",
    "some.json, burgle: the card has no picture",
    "some.json, ring: the token has no picture",
  ]);
});

test.each(games)("no two cards of $game share a picture", ({ recipes, cards }) => {
  const shapes = cards.map((card) => pictureOf(recipes.cards[card]!).shapes);
  expect(new Set(shapes).size).toBe(cards.length);
});

test("what a picture uses is found, down to what its drawings use", () => {
  const { mood, shapes } = pictureOf({ at: "rays/violet", props: "<sword@1,2,.5,30:steel+gold", front: "notes" });
  expect(mood).toBe("violet");
  expect(shapes).toContain(
    '<use href="#art-sword" class="m-steel n-gold" transform="translate(1 2)scale(0.5)rotate(30 50 50)"/>',
  );
  expect([...wordsIn(shapes, words)]).toEqual(["art-place-rays", "art-sword", "art-front-notes", "art-note"]);
  expect(thingOf("ring:ruby+gold")).toBe('<use href="#art-ring" class="m-ruby n-gold"/>');
});

test("the drawings of a file are its groups", () => {
  const text =
    '<svg>\n  <g id="one">\n    <path/>\n    <g class="g2">\n    <path/></g>\n  </g>\n  <g id="two">\n    <circle/>\n  </g>\n</svg>';
  expect([...drawingsIn(text)]).toEqual([
    ["one", '<path/><g class="g2"><path/></g>'],
    ["two", "<circle/>"],
  ]);
});
