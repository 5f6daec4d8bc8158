// Finding rules by what people type: without case, with or without the umlauts' dots, and with slips.

import type { Rule } from "../generated/wire";
import { almost } from "./typos.ts";

/** A part of a text from one character to before another. */
export type Span = readonly [from: number, to: number];

/** A text as it is compared, and where each of its characters comes from. */
interface Folded {
  text: string;
  from: number[];
}

const spelledOut: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };
const accents = /\p{M}/gu;

/** `Lücke` as `lucke`, or spelled out as `luecke`. */
function fold(text: string, out: boolean): Folded {
  const folded: Folded = { text: "", from: [] };
  let at = 0;
  for (const char of text) {
    const low = char.toLowerCase();
    const plain = (out && spelledOut[low]) || low.replace("ß", "ss").normalize("NFKD").replace(accents, "");
    folded.text += plain;
    for (let i = 0; i < plain.length; i++) folded.from.push(at);
    at += char.length;
  }
  folded.from.push(at);
  return folded;
}

/** What is looked for: every word of it has to be found. */
export function wanted(query: string): string[] {
  return fold(query, false).text.split(/\s+/).filter(Boolean);
}

/** All that is said of a rule in one language. */
export function spoken(rule: Rule, language: string): string {
  const parts = [rule.title, rule.text, rule.why, rule.only_reading];
  return [rule.id, ...parts.map((part) => part[language] ?? "")].join("\n");
}

/** The words of a text as they are compared, in both spellings of umlauts. */
export function plainWords(text: string): string[] {
  const found = [fold(text, false).text, fold(text, true).text].flatMap((plain) => plain.match(/[\p{L}\d-]+/gu) ?? []);
  return [...new Set(found)];
}

export function holds(text: string, words: readonly string[]): boolean {
  const plain = fold(text, false).text;
  const out = fold(text, true).text;
  return words.every((word) => plain.includes(word) || out.includes(word));
}

/**
 * The rules in which all words occur: that id first, then those with all in the title, then the others.
 * Where a word occurs nowhere, those it was probably meant to be count.
 */
export function search(rules: readonly Rule[], query: string, language: string): Rule[] {
  const words = meant(rules, wanted(query), language);
  if (!words.length) return [...rules];
  const rank = (rule: Rule) => {
    if (words.includes(rule.id.toLowerCase())) return 0;
    return holds(rule.title[language] ?? "", words) ? 1 : 2;
  };
  return rules
    .filter((rule) => holds(spoken(rule, language), words))
    .map((rule) => ({ rule, rank: rank(rule) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rule }) => rule);
}

/** What was typed, with every word that occurs nowhere replaced by the one it is most like. */
export function meant(rules: readonly Rule[], words: readonly string[], language: string): string[] {
  const texts = rules.map((rule) => spoken(rule, language));
  return words.map((word) => {
    if (texts.some((text) => holds(text, [word]))) return word;
    const known = new Set(texts.flatMap(plainWords));
    const alike = [...known].filter((other) => almost(word, other));
    return alike.sort((a, b) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length))[0] ?? word;
  });
}

/** Where the words stand in a text, in order and without overlaps. */
export function hits(text: string, words: readonly string[]): Span[] {
  const found: Span[] = [];
  for (const folded of [fold(text, false), fold(text, true)]) {
    for (const word of words) {
      for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length)) {
        const last = folded.from[at + word.length - 1]!;
        found.push([folded.from[at]!, folded.from.find((from) => from > last)!]);
      }
    }
  }
  return merged(found);
}

function merged(spans: Span[]): Span[] {
  const out: Span[] = [];
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const last = out.at(-1);
    if (last && from <= last[1]) out[out.length - 1] = [last[0], Math.max(last[1], to)];
    else out.push([from, to]);
  }
  return out;
}
