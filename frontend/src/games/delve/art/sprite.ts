// What all pictures of a game share, drawn once: its drawings, the skies of its moods, and the tones as classes.

import { wordsIn } from "./recipes.ts";
import { drawingId, skins, type Kind, type Tones, type Vocabulary } from "./vocabulary.ts";

const stop = (colour: string, offset: number | string, opacity = ""): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity && ` stop-opacity="${opacity}"`}/>`;

/** The inside of the `<defs>` that pictures refer to; of the drawings only those that are `used`, or all. */
export function spriteOf(words: Vocabulary, used?: string): string {
  const wanted = used === undefined ? undefined : wordsIn(used, words);
  const drawings = (Object.keys(words.drawn) as Kind[]).flatMap((kind) =>
    [...words.drawn[kind]].flatMap(([word, shapes]) => {
      const id = drawingId(kind, word);
      return !wanted || wanted.has(id) ? [`<g id="${id}">${shapes}</g>`] : [];
    }),
  );
  const skies = Object.entries(words.moods).map(
    ([mood, { sky, glow }]) =>
      `<linearGradient id="art-sky-${mood}" x2="0" y2="1">${stop(sky[0], 0)}${stop(sky[1], 1)}</linearGradient>` +
      `<radialGradient id="art-glow-${mood}">${stop(glow, 0, ".95")}${stop(glow, ".35", ".45")}${stop(glow, 1, "0")}</radialGradient>`,
  );
  const vignette = `<radialGradient id="art-vignette" cx=".42" cy=".4" r=".8">${stop("#000", ".5", "0")}${stop("#000", 1, ".6")}</radialGradient>`;
  return [...skies, vignette, ...drawings].join("");
}

/** Materials and moods as classes that set the tones their drawings are filled with. */
export function stylesOf({ materials, moods }: Tones): string {
  const tones = (letter: string, colours: readonly string[]) =>
    colours.map((colour, i) => `--${letter}${i + 1}:${colour}`).join(";");
  const rules = [
    ...Object.entries(materials).flatMap(([name, colours]) => [
      `.m-${name}{${tones("a", colours)}}`,
      `.n-${name}{${tones("b", colours)}}`,
    ]),
    ...skins.map((name) => `.s-${name}{${tones("s", materials[name]?.slice(1) ?? [])}}`),
    ...Object.entries(moods).map(([name, { place, light }]) => `.mood-${name}{${tones("f", place)};--e:${light}}`),
    ...["a", "b", "f", "s"].flatMap((letter) => [1, 2, 3, 4].map((i) => fill(`${letter}${i}`, `var(--${letter}${i})`))),
    ...["a", "b"].flatMap((letter) => [2, 3].map((i) => `path.s${letter}${i}{stroke:var(--${letter}${i})}`)),
    ...(materials["gold"] ?? []).map((colour, i) => fill(`g${i === 2 ? "" : i + 1}`, colour)),
    fill("k", "#0b0608"),
    fill("e", "var(--e,#ffe9a8)"),
    "path.sk{stroke:#0b0608}path.se{stroke:var(--e,#ffe9a8)}",
    ":is(path,circle).w{fill:#fff;fill-opacity:.75}",
  ];
  return rules.join("\n");
}

/** No ancestor may stand before it: a drawing that is used elsewhere has none. */
const fill = (name: string, colour: string): string => `:is(path,circle,ellipse,rect,g).${name}{fill:${colour}}`;
