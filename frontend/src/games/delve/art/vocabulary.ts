// All that pictures are made of: drawings in `drawings/*.svg`, materials and moods in `tones.json`.
// A designer adds a `<g id="name">` to one of those files, and every recipe may use the word.

/** In which files the words of a kind are drawn. */
export const kinds = {
  bust: ["bodies", "heads", "gear"],
  thing: ["tools", "machines", "creatures", "treasures"],
  place: ["places"],
  front: ["fronts"],
} as const;

export type Kind = keyof typeof kinds;

/** Shadow, dark, middle, light. */
export type Material = readonly [string, string, string, string];

export interface Mood {
  readonly sky: readonly [string, string];
  readonly glow: string;
  /** From far to near. */
  readonly place: Material;
  /** Of what shines by itself. */
  readonly light: string;
}

export interface Tones {
  readonly materials: Readonly<Record<string, Material>>;
  readonly moods: Readonly<Record<string, Mood>>;
}

export interface Vocabulary extends Tones {
  /** What is drawn, by kind and word. */
  readonly drawn: Readonly<Record<Kind, ReadonlyMap<string, string>>>;
}

/** Materials that a face can have. */
export const skins = ["skin", "tan", "goblin", "kobold", "bone", "stone", "night"];

export const drawingId = (kind: Kind, word: string): string => `art-${kind === "thing" ? "" : `${kind}-`}${word}`;

/** The drawings of a file: every group right below its root. */
export function drawingsIn(file: string): Map<string, string> {
  const groups = file.matchAll(/^ {2}<g id="([\w-]+)">\n(.*?)\n {2}<\/g>$/gms);
  return new Map([...groups].map(([, word = "", shapes = ""]) => [word, shapes.replace(/\s*\n\s*/g, "").trim()]));
}

/** The vocabulary from its files, whose contents `read` knows. */
export function vocabulary(tones: Tones, read: (file: string) => string): Vocabulary {
  const drawn = (kind: Kind) => new Map(kinds[kind].flatMap((file) => [...drawingsIn(read(`${file}.svg`))]));
  return { ...tones, drawn: { bust: drawn("bust"), thing: drawn("thing"), place: drawn("place"), front: drawn("front") } };
}
