// A recipe becomes a picture: where it happens, who is there, what lies about.
//
//     at       `cellar/torch`: a place and the mood of its light
//     glow     `70,40,95`: where the light sits behind the hero, and how wide it is
//     bust     `@22,18,1.02 cloak:green+gold human:skin hood:green`: body, head, gear, each `word:material+second`
//     props    `<sword@116,24,.95,30:steel+gold`: x, y, size, turn; with `<` it lies behind the bust
//     front    `rocks bats`: what lies before everything

import { drawingId, skins, type Kind, type Vocabulary } from "./vocabulary.ts";

export interface Recipe {
  readonly at: string;
  readonly glow?: string;
  readonly bust?: string;
  readonly props?: string;
  readonly front?: string;
}

/** The pictures of a game: of its cards, and of its tokens as `word:material+second`, or as a bust that begins with its place. */
export interface Recipes {
  readonly cards: Readonly<Record<string, Recipe>>;
  readonly tokens: Readonly<Record<string, string>>;
}

interface Part {
  readonly word: string;
  readonly materials: readonly string[];
  readonly at: readonly number[];
}

const listed = (text = ""): string[] => text.split(/\s+/).filter(Boolean);

function partOf(text: string): Part {
  const [, word = "", at = "", materials = ""] = /^<?([\w-]*)(?:@([^:]*))?(?::(.*))?$/.exec(text) ?? [];
  return { word, at: at ? at.split(",").map(Number) : [], materials: materials ? materials.split("+") : [] };
}

/** What is wrong with a recipe, each fault as a sentence. */
function* faultsIn(recipe: Recipe, words: Vocabulary): Generator<string> {
  const [place = "", mood = "", ...more] = recipe.at.split("/");
  yield* unknown("place", place, words);
  if (!(mood in words.moods) || more.length) yield `there is no mood "${mood}"`;
  if (recipe.glow && recipe.glow.split(",").map(Number).filter(Number.isFinite).length !== 3)
    yield `"${recipe.glow}" is no glow: x,y,radius`;
  yield* faultsInBust(recipe.bust, words);
  for (const text of listed(recipe.props)) {
    yield* faultsOf("thing", text, words);
    yield* misplaced(partOf(text).at, 3, text);
  }
  for (const word of listed(recipe.front)) yield* unknown("front", word, words);
}

function* faultsInBust(bust: string | undefined, words: Vocabulary): Generator<string> {
  for (const [i, text] of listed(bust).entries()) {
    if (i === 0 && text.startsWith("@")) yield* misplaced(text.slice(1).split(",").map(Number), 3, text);
    else yield* faultsOf("bust", text, words);
  }
}

function* faultsOf(kind: Kind, text: string, words: Vocabulary): Generator<string> {
  const { word, materials } = partOf(text);
  yield* unknown(kind, word, words);
  for (const material of materials) if (!(material in words.materials)) yield `there is no material "${material}" (${text})`;
}

function* unknown(kind: Kind, word: string, words: Vocabulary): Generator<string> {
  if (!words.drawn[kind].has(word)) yield `there is no ${kind} "${word}"`;
}

function* misplaced(at: readonly number[], least: number, text: string): Generator<string> {
  if (at.length < least || !at.every(Number.isFinite)) yield `"${text}" needs x,y,size`;
}

/** Everything that is wrong with the pictures of a game, by file and card; `cards` and `tokens` must all have one. */
export function faults(
  file: string,
  recipes: Recipes,
  words: Vocabulary,
  cards: readonly string[],
  tokens: readonly string[],
): string[] {
  const found: string[] = [];
  for (const [card, recipe] of Object.entries(recipes.cards)) {
    for (const fault of faultsIn(recipe, words)) found.push(`${file}, ${card}: ${fault}`);
    if (!cards.includes(card)) found.push(`${file}, ${card}: there is no such card`);
  }
  for (const [token, text] of Object.entries(recipes.tokens)) {
    for (const fault of text.startsWith("@") ? faultsInBust(text, words) : faultsOf("thing", text, words))
      found.push(`${file}, ${token}: ${fault}`);
    if (!tokens.includes(token)) found.push(`${file}, ${token}: there is no such token`);
  }
  for (const card of cards) if (!(card in recipes.cards)) found.push(`${file}, ${card}: the card has no picture`);
  for (const token of tokens) if (!(token in recipes.tokens)) found.push(`${file}, ${token}: the token has no picture`);
  return found;
}

function use(kind: Kind, { word, materials: [first, second] }: Part, transform = ""): string {
  const classes = [first && `m-${first}`, first && skins.includes(first) && `s-${first}`, second && `n-${second}`].filter(
    Boolean,
  );
  const look = classes.length ? ` class="${classes.join(" ")}"` : "";
  return `<use href="#${drawingId(kind, word)}"${look}${transform && ` transform="${transform}"`}/>`;
}

function prop(text: string): string {
  const part = partOf(text);
  const [x = 0, y = 0, size = 1, turn = 0] = part.at;
  return use("thing", part, `translate(${x} ${y})scale(${size})${turn ? `rotate(${turn} 50 50)` : ""}`);
}

function bust(text: string): string {
  const parts = listed(text);
  const placed = parts[0]?.startsWith("@") ? parts.shift()!.slice(1) : "40,20,1";
  const [x = 0, y = 0, size = 1] = placed.split(",").map(Number);
  return `<g class="s-skin" transform="translate(${x} ${y})scale(${size})">${parts.map((part) => use("bust", partOf(part))).join("")}</g>`;
}

/** What is inside a picture's frame of 200 by 150, and the mood the frame has. */
export function pictureOf(recipe: Recipe): { readonly mood: string; readonly shapes: string } {
  const [place = "", mood = ""] = recipe.at.split("/");
  const [x, y, r] = (recipe.glow ?? "70,45,90").split(",");
  const props = listed(recipe.props);
  const shapes = [
    `<path d="M0 0h200v150H0z" fill="url(#art-sky-${mood})"/>`,
    `<use href="#${drawingId("place", place)}" class="n-red"/>`,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#art-glow-${mood})"/>`,
    ...props.filter((text) => text.startsWith("<")).map(prop),
    recipe.bust ? bust(recipe.bust) : "",
    ...props.filter((text) => !text.startsWith("<")).map(prop),
    ...listed(recipe.front).map((word) => `<use href="#${drawingId("front", word)}"/>`),
    `<circle cx="20" cy="-10" r="150" fill="url(#art-glow-${mood})" opacity=".3"/>`,
    `<path d="M0 0h200v150H0z" fill="url(#art-vignette)"/>`,
  ];
  return { mood, shapes: shapes.join("") };
}

/** A thing or somebody by themselves, in a box of 100 by 100. */
export const thingOf = (text: string): string => (text.startsWith("@") ? bust(text) : use("thing", partOf(text)));

/** The words of each kind that these pictures use, those within drawings included. */
export function wordsIn(shapes: string, words: Vocabulary): Set<string> {
  const found = new Set<string>();
  const look = (text: string): void => {
    for (const [, id = ""] of text.matchAll(/href="#([\w-]+)"/g)) {
      if (found.has(id)) continue;
      found.add(id);
      look(drawingBy(id, words));
    }
  };
  look(shapes);
  return found;
}

function drawingBy(id: string, { drawn }: Vocabulary): string {
  for (const kind of Object.keys(drawn) as Kind[])
    for (const [word, shapes] of drawn[kind]) if (drawingId(kind, word) === id) return shapes;
  return "";
}
