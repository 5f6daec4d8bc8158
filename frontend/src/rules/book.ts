// A rulebook as it is read: fetched once, in sections, with neighbours and links inside the text.

import type { Rule, Switch } from "../generated/wire";
import { games, rulebook } from "../lib/api.ts";
import { hits, type Span } from "./search.ts";

export interface Section {
  name: string;
  rules: Rule[];
}

/** A piece of a text that is a link to a rule, or was looked for, or neither. */
export interface Run {
  text: string;
  rule: string;
  hit: boolean;
}

export class Book {
  readonly sections: readonly Section[];
  readonly #at: ReadonlyMap<string, number>;

  constructor(
    readonly game: string,
    readonly rules: readonly Rule[],
    readonly settings: readonly Switch[],
  ) {
    this.#at = new Map(rules.map((rule, at) => [rule.id, at]));
    this.sections = bySection(rules);
  }

  /** The rule of this id, however it is written: `sg-020`, `SG-020`. */
  find(id: string): Rule | undefined {
    return this.rules[this.#at.get(id.trim().toUpperCase()) ?? -1];
  }

  /** The rules before and after one, in the order of the book. */
  neighbours(rule: Rule): [Rule | undefined, Rule | undefined] {
    const at = this.#at.get(rule.id) ?? -1;
    return [this.rules[at - 1], this.rules[at + 1]];
  }

  /** The switch of the table that turns a rule, if one does. */
  setting(rule: Rule): Switch | undefined {
    return rule.option ? this.settings.find(({ name }) => name === rule.option) : undefined;
  }

  /** A text in pieces: what names another rule becomes a link, what was looked for is marked. */
  runs(text: string, words: readonly string[] = []): Run[] {
    const links = [...text.matchAll(/[A-Z]{2}-[A-Z]{0,2}\d+/g)]
      .filter(([id]) => this.#at.has(id))
      .map(({ index, 0: id }): Span => [index, index + id.length]);
    const marks = hits(text, words);
    const cuts = [0, text.length, ...links.flat(), ...marks.flat()].sort((a, b) => a - b);
    const out: Run[] = [];
    for (let i = 1; i < cuts.length; i++) {
      const [from, to] = [cuts[i - 1]!, cuts[i]!];
      if (from === to) continue;
      const around = ([start, end]: Span) => start <= from && to <= end;
      const link = links.find(around);
      out.push({ text: text.slice(from, to), rule: link ? text.slice(...link) : "", hit: marks.some(around) });
    }
    return out;
  }
}

function bySection(rules: readonly Rule[]): Section[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const there = found.get(rule.section);
    if (there) there.push(rule);
    else found.set(rule.section, [rule]);
  }
  return [...found].map(([name, own]) => ({ name, rules: own }));
}

const shelf = new Map<string, Promise<Book>>();

/** The rulebook of a game; fetched once, and anew only if that failed. */
export function open(game: string): Promise<Book> {
  const known = shelf.get(game);
  if (known) return known;
  const coming = fetched(game);
  shelf.set(game, coming);
  coming.catch(() => shelf.delete(game));
  return coming;
}

async function fetched(game: string): Promise<Book> {
  const [book, all] = await Promise.all([rulebook(game), games()]);
  return new Book(game, book.rules, all.games.find(({ id }) => id === game)?.options ?? []);
}
