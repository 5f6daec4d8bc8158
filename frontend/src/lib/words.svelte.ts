// Everything people read, from the same Fluent files as the rest of the system.

import { FluentBundle, FluentNumber } from "@fluent/bundle";
import type { Said } from "../generated/wire";
import { read, write } from "./store.ts";

export const languages = ["de", "en"] as const;
export type Language = (typeof languages)[number];
export type Args = Said["args"];
type Patterns = (typeof import("*.ftl"))["default"];

// What is said everywhere comes with the page, the words of a game with the game;
// those of endings, replays and rulebooks come when one of these is looked at, and so do those that explain a game.
const everywhere = { de: () => import("../words/de.ts"), en: () => import("../words/en.ts") };
const apart = import.meta.glob<Patterns>(
  ["../../../locales/*/*.ftl", "!../../../locales/*/{cli,common,lab,server,table,web,*.cover}.ftl"],
  { import: "default" },
);
const remembered = "tischrunde.language";

function preferred(): Language {
  const kept = read(remembered);
  if (kept === "de" || kept === "en") return kept;
  return navigator.languages.some((l) => l.startsWith("de")) ? "de" : "en";
}

async function bundleOf(language: Language, parts: readonly string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const shared = everywhere[language]().then((words) => words.default);
  const more = parts.map((part) => apart[`../../../locales/${language}/${part}.ftl`]?.());
  for (const patterns of await Promise.all([shared, ...more])) {
    const body = Object.entries(patterns ?? {}).map(([id, value]) => ({ id, value, attributes: {} }));
    bundle.addResource({ body }, { allowOverrides: true });
  }
  return bundle;
}

const grouped = 1000; // from here on a language writes numbers in its own way

/** A small number, which every language writes alike: asking Intl takes longer than all the rest of a sentence. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function spoken(value: string | number): string | number | Small {
  return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < grouped ? new Small(value) : value;
}

/** A part of a sentence: plain words, or the name of something that can be looked at. */
export interface Piece<Thing> {
  text: string;
  thing?: Thing;
}

// Around a name while a sentence is put together; nobody writes these.
const [open, middle, shut] = ["\uE000", "\uE001", "\uE002"];
const named = new RegExp(`${open}(\\d+)${middle}([^${shut}]*)${shut}`, "g");

class Words {
  language = $state<Language>(preferred());
  /** What the seats of the present table are called; seats without a name are counted. */
  names = $state.raw<readonly string[]>([]);
  #bundle = $state.raw(new FluentBundle("de"));
  #game = "";
  #looksBack = false;
  #explains = false;
  #learnt: Promise<void> | undefined;
  #wished: Language = preferred();
  #wishes = 0;
  #lacking = false;
  #latest = Promise.resolve();

  /** Load what the language needs; call it once before anything is shown. */
  ready(): Promise<void> {
    this.#latest = this.#load();
    return this.#latest;
  }

  /**
   * The words of a game too, from now on; after a failure they can be asked for again.
   * Those of another are forgotten, for games call different things alike.
   */
  learn(game: string): Promise<void> {
    if (game === this.#game && this.#learnt) return this.#learnt;
    this.#game = game;
    const learning = this.ready();
    this.#learnt = learning;
    learning.catch(() => {
      if (this.#learnt === learning) this.#learnt = undefined;
    });
    return learning;
  }

  /** The words of endings, replays and rulebooks too, together with the code that says them. */
  async withMoments<T>(code: Promise<T>): Promise<T> {
    const learning = this.#looksBack ? this.#latest : ((this.#looksBack = true), this.ready());
    try {
      await learning;
    } catch (error) {
      this.#looksBack = false; // they can be asked for again
      throw error;
    }
    return code;
  }

  /** The words that explain games, too: a guided first game, the game in two minutes, its cards and signs. */
  async withGuide<T>(code: Promise<T>): Promise<T> {
    const learning = this.#explains ? this.#latest : ((this.#explains = true), this.ready());
    try {
      await learning;
    } catch (error) {
      this.#explains = false;
      throw error;
    }
    return this.withMoments(code);
  }

  /** Speak another language from now on; without its words everything stays as it is. */
  async speak(language: Language): Promise<void> {
    this.#wished = language;
    try {
      await this.ready();
      write(remembered, this.language);
    } catch {
      this.#wished = this.language;
    }
  }

  /** Whatever files come last, the last wish counts. */
  async #load(): Promise<void> {
    const wish = ++this.#wishes;
    const language = this.#wished;
    this.#lacking = true; // until all are there: without a connection that may be never
    const bundle = await bundleOf(language, this.#parts());
    if (wish !== this.#wishes) return this.#latest;
    this.language = language;
    this.#bundle = bundle;
    this.#lacking = false;
    document.documentElement.lang = language;
  }

  #parts(): string[] {
    const moments = this.#looksBack ? ["moments"] : [];
    const guide = this.#explains ? ["guide", `${this.#game}.guide`] : [];
    return [this.#game, ...moments, ...guide];
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message by its key; the key itself where there is none, unless its file has not come: that is nothing to read. */
  t = (key: string, args: Args = {}): string => {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return this.#lacking ? "…" : key;
    const told: Record<string, string | number | Small> = {};
    for (const [name, value] of Object.entries(args)) {
      told[name] = typeof value === "object" ? this.say(value) : spoken(value);
    }
    return this.#bundle.formatPattern(message.value, told, []);
  };

  /** What the server said; it speaks of seats by number, we by name. */
  say = (said: Said): string => {
    if (said.key !== "seat") return this.t(said.key, said.args);
    const seat = Number(said.args["seat"]);
    return this.names[seat] ?? this.t("seat", { number: seat + 1 });
  };

  /** The same in pieces; `thingIn` knows what is meant by what a sentence was told under a name. */
  pieces = <Thing>(said: Said, thingIn: (name: string, value: Args[string]) => Thing | undefined): Piece<Thing>[] => {
    const things: Thing[] = [];
    const marked = ({ key, args }: Said): Said => ({
      key,
      args: Object.fromEntries(
        Object.entries(args).map(([name, value]) => {
          const thing = thingIn(name, value);
          const inner = typeof value === "object" ? (thing === undefined ? this.say(marked(value)) : this.say(value)) : value;
          return [name, thing === undefined ? inner : `${open}${things.push(thing) - 1}${middle}${inner}${shut}`];
        }),
      ),
    });
    const sentence = this.say(said.key === "seat" ? said : marked(said));
    const found: Piece<Thing>[] = [];
    let end = 0;
    for (const { index, 0: whole, 1: number, 2: text = "" } of sentence.matchAll(named)) {
      if (index > end) found.push({ text: sentence.slice(end, index) });
      found.push({ text, thing: things[Number(number)]! });
      end = index + whole.length;
    }
    if (end < sentence.length) found.push({ text: sentence.slice(end) });
    return found;
  };
}

export const words = new Words();
export const t = words.t;
export const say = words.say;
