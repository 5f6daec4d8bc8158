// A view as a tree of names and values: what there is to see of a game that cannot be drawn.

export interface Leaf {
  label: string;
  text: string;
}

export interface Branch {
  label: string;
  nodes: readonly Node[];
}

export type Node = Leaf | Branch;

/** What the page around the table says anyway. */
const said = ["game", "version", "seat", "seats", "options", "turn", "over", "asked", "ask"];

type Word = (value: string) => string;

const nameOf = (key: string): string => key.replaceAll("_", " ");
const isSimple = (value: unknown): boolean => typeof value !== "object" || value === null;
/** What is not so, or not there, needs no line; zero is worth one. */
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || value === "" || (Array.isArray(value) && !value.length);

/** Everything a seat sees, without what stands elsewhere on the page. */
export function plainly(view: Readonly<Record<string, unknown>>, word: Word): Node[] {
  return fields(
    Object.entries(view).filter(([key]) => !said.includes(key)),
    word,
  );
}

function fields(entries: readonly (readonly [string, unknown])[], word: Word): Node[] {
  return entries.filter(([, value]) => !isNothing(value)).map(([key, value]) => node(nameOf(key), value, word));
}

function node(label: string, value: unknown, word: Word): Node {
  if (isSimple(value)) return { label, text: spoken(value, word) };
  if (!Array.isArray(value)) return { label, nodes: fields(Object.entries(value as object), word) };
  if (value.every(isSimple)) return { label, text: counted(value.map((item) => spoken(item, word))) };
  return { label, nodes: value.map((item, i) => node(String(i + 1), item, word)) };
}

const spoken = (value: unknown, word: Word): string => (value === true ? "✓" : word(String(value)));

/** Equal things once, with their number. */
function counted(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text)).join(", ");
}
