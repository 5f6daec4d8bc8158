// Everything people read, from the same Fluent files as the rest of the system.

import { FluentBundle, FluentNumber } from "@fluent/bundle";
import type { Said } from "../generated/wire";
import { read, write } from "./store.ts";

export const languages = ["de", "en"] as const;
export type Language = (typeof languages)[number];
export type Args = Said["args"];
type Patterns = (typeof import("*.ftl"))["default"];

// What is said everywhere comes with the page, the words of a game with the game; of both only those with which a first question
// can be answered, where that is all that is wanted. Those of endings, replays and rulebooks come when one of these is looked at,
// and so do those that explain a game.
const shared = import.meta.glob<Patterns>(["../words/*.ts", "!../words/*.d.ts"], { import: "default" });
const apart = import.meta.glob<Patterns>(
  ["../../../locales/*/*.ftl", "!../../../locales/*/{cli,common,lab,server,table,web,*.cover}.ftl"],
  { import: "default" },
);
const later = import.meta.glob<Patterns>(
  ["../../../locales/*/*.ftl", "!../../../locales/*/{cli,common,guide,lab,moments,rooms,server,table,web,*.cover,*.guide}.ftl"],
  { import: "default", query: "?later" },
);
const remembered = "tischrunde.language";

function preferred(): Language {
  const kept = read(remembered);
  if (kept === "de" || kept === "en") return kept;
  return navigator.languages.find((l) => /^(de|en)/.test(l))?.startsWith("de") ? "de" : "en"; // the first that we speak
}

/** The files of a language, by what they are called here: a name, or `name later` for the rest of it; "" is all that is shared. */
function fetchPart(language: Language, part: string): Promise<Patterns> | undefined {
  const [name = "", rest] = part.split(" ");
  if (!name) return shared[`../words/${language}${rest ? ".later" : ""}.ts`]?.();
  return (rest ? later : apart)[`../../../locales/${language}/${name}.ftl`]?.();
}

const emptyIn = (language: Language) => new FluentBundle(language, { useIsolating: false });

function learnt(bundle: FluentBundle, patterns: Patterns = {}): void {
  bundle.addResource({ body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} })) });
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
  /** Counts what has come to the bundle: only where something was missing is it to be read again. */
  #more = $state(0);
  #has: ReadonlySet<string> = new Set();
  #spoken = ""; // language and game of the bundle
  #game = "";
  #whole = false;
  #looksBack = false;
  #explains = false;
  #gathers = false;
  #wished: Language = preferred();
  #wishes = 0;
  #lacking = false;
  #expected = false; // what is lacking is on its way
  #latest = Promise.resolve();
  #asked = false; // for what was wished, and it has not failed

  /** Load what the language needs; call it once before anything is shown. */
  ready(): Promise<void> {
    this.#whole = true;
    return this.#again();
  }

  /**
   * The words of a game too, from now on; after a failure they can be asked for again.
   * Those of another are forgotten, for games call different things alike.
   */
  learn(game: string): Promise<void> {
    return this.#turnTo(game, true);
  }

  /** Of a game the words with which a first question can be answered; `ready` brings the rest. */
  meet(game: string): Promise<void> {
    return this.#turnTo(game, false);
  }

  #turnTo(game: string, whole: boolean): Promise<void> {
    if (game === this.#game && this.#asked && (this.#whole || !whole)) return this.#latest;
    this.#game = game;
    this.#whole = whole;
    return this.#again();
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

  /** The words of rooms too. */
  async withRooms<T>(code: Promise<T>): Promise<T> {
    const learning = this.#gathers ? this.#latest : ((this.#gathers = true), this.ready());
    try {
      await learning;
    } catch (error) {
      this.#gathers = false;
      throw error;
    }
    return code;
  }

  /** Speak another language from now on; without its words everything stays as it is. */
  async speak(language: Language): Promise<void> {
    this.#wished = language;
    try {
      await this.#again();
      write(remembered, this.language);
    } catch {
      this.#wished = this.language;
    }
  }

  #again(): Promise<void> {
    const loading = this.#load();
    [this.#latest, this.#asked] = [loading, true];
    loading.catch(() => {
      if (this.#latest !== loading) return;
      this.#asked = this.#expected = false;
      this.#more++; // of what was expected nothing comes: a sign says so
    });
    return loading;
  }

  /** Whatever files come last, the last wish counts. */
  async #load(): Promise<void> {
    const wish = ++this.#wishes;
    const [language, spoken, parts] = [this.#wished, `${this.#wished} ${this.#game}`, this.#parts()];
    this.#lacking = this.#expected = true; // until all are there: without a connection that may be never
    const found = await Promise.all(parts.map((part) => fetchPart(language, part)));
    if (wish !== this.#wishes) return this.#latest;
    const fresh = spoken !== this.#spoken;
    const bundle = fresh ? emptyIn(language) : this.#bundle;
    for (const [i, part] of parts.entries()) if (fresh || !this.#has.has(part)) learnt(bundle, found[i]);
    this.#has = new Set([...(fresh ? [] : this.#has), ...parts]);
    this.#spoken = spoken;
    this.#lacking = this.#expected = !this.#whole;
    this.language = language;
    this.#bundle = bundle;
    this.#more++;
    document.documentElement.lang = language;
  }

  #parts(): string[] {
    const first = this.#game ? ["", this.#game] : [""];
    const rest = this.#whole ? first.map((part) => `${part} later`) : [];
    const moments = this.#looksBack ? ["moments"] : [];
    const guide = this.#explains ? ["guide", `${this.#game}.guide`] : [];
    const rooms = this.#gathers ? ["rooms"] : [];
    return [...first, ...rest, ...moments, ...guide, ...rooms];
  }

  /** Whoever misses something looks again when more has come. */
  #find(key: string) {
    const message = this.#bundle.getMessage(key);
    if (!message) void this.#more;
    return message;
  }

  /** Whether more than a first question needs is still on its way: whatever would be half without it waits. */
  get coming(): boolean {
    void this.#more;
    return this.#expected && !this.#has.has(" later");
  }

  has(key: string): boolean {
    return this.#find(key) !== undefined;
  }

  /** A message by its key; the key itself where there is none. While its file comes that is nothing to read, and a sign if it fails to. */
  t = (key: string, args: Args = {}): string => {
    const message = this.#find(key);
    if (!message?.value) return this.#expected ? "" : this.#lacking ? "…" : key;
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
