// A game's pictures, put together while building: `import … from "./recipes.json?drawn"`.
// A recipe with a word that nobody has drawn stops the build and names file and card.

import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { furniture } from "../src/games/delve/art/furniture.ts";
import { faults, pictureOf, thingOf, type Recipes } from "../src/games/delve/art/recipes.ts";
import { spriteOf, stylesOf } from "../src/games/delve/art/sprite.ts";
import { kinds, vocabulary, type Tones, type Vocabulary } from "../src/games/delve/art/vocabulary.ts";

const root = join(import.meta.dirname, "..");
const art = join(root, "src/games/delve/art");
const tonesFile = join(art, "tones.json");
const drawing = (file: string): string => join(art, "drawings", file);

const wish = "?drawn";
const styles = "/@drawn-tones.css";

export const readWords = (): Vocabulary =>
  vocabulary(JSON.parse(readFileSync(tonesFile, "utf8")) as Tones, (file) => readFileSync(drawing(file), "utf8"));

export function pictures(): Plugin {
  return {
    name: "pictures",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === styles) return id;
      return id.endsWith(wish) && importer ? join(dirname(importer), id) : undefined;
    },
    load(id) {
      if (id === styles) return stylesOf(JSON.parse(readFileSync(tonesFile, "utf8")) as Tones);
      if (!id.endsWith(wish)) return undefined;
      const file = id.slice(0, -wish.length);
      for (const read of [
        file,
        tonesFile,
        ...Object.values(kinds)
          .flat()
          .map((name) => drawing(`${name}.svg`)),
      ])
        this.addWatchFile(read);
      const recipes = JSON.parse(readFileSync(file, "utf8")) as Recipes;
      const words = readWords();
      const game = basename(dirname(file));
      const { cards, tokens } = printed(game);
      const wrong = faults(relative(root, file), recipes, words, cards, tokens);
      if (wrong.length) this.error(wrong.join("\n"));
      return moduleOf(recipes, words);
    },
  };
}

/** The words of a game's cards and tokens, as its generated file has them. */
export function printed(game: string): { cards: string[]; tokens: string[] } {
  const text = readFileSync(join(root, `src/generated/${game}.ts`), "utf8");
  const words = (mark: string): string[] =>
    [...text.matchAll(new RegExp(`^ {2}"(\\w+)": \\{"${mark}"`, "gm"))].map(([, word = ""]) => word);
  return { cards: words("from"), tokens: words("back") };
}

function moduleOf(recipes: Recipes, words: Vocabulary): string {
  const cards = Object.fromEntries(Object.entries(recipes.cards).map(([card, recipe]) => [card, pictureOf(recipe)]));
  const tokens = Object.fromEntries(Object.entries(recipes.tokens).map(([token, text]) => [token, thingOf(text)]));
  const standing = furniture.map((word) => thingOf(word));
  const used = [...Object.values(cards).map(({ shapes }) => shapes), ...Object.values(tokens), ...standing].join("");
  const data = { sprite: spriteOf(words, used), cards, tokens };
  // A text that is parsed as data costs a browser less than the same written as code.
  return `import ${JSON.stringify(styles)};\nexport default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
}
