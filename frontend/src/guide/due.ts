// When something is pointed out: conditions over what every page gets, the question, the view, and all that has happened.

import type { Said, Told, Update } from "../generated/wire";

/** What a condition is held against. */
export interface Situation {
  readonly update: Update;
  readonly log: readonly Told[];
  /** The moments that have been shown. */
  readonly seen: ReadonlySet<string>;
}

export interface Happened {
  readonly event: string;
  readonly who?: "me" | "other";
  /** What one of the things it was about is called: `{ "card": "card-ring" }`; a `*` at the end stands for the rest. */
  readonly of?: Readonly<Record<string, string>>;
  readonly least?: number;
}

type Value = string | number | boolean | null;
interface Range {
  readonly least?: number;
  readonly most?: number;
  /** A list holds this or one of these, or a single value is one of them; with `*` at the end, something that begins so. */
  readonly has?: string | readonly string[];
  readonly not?: Value;
}

/** All of it has to be true. Without `turn`, only while the seat is asked: nobody reads while the table goes on. */
export interface Condition {
  readonly ask?: string;
  readonly offered?: string;
  readonly barred?: string;
  /** The rule by which something cannot be chosen now. */
  readonly refused?: string;
  readonly turn?: "mine" | "others" | "any";
  readonly happened?: string | Happened;
  readonly view?: Readonly<Record<string, Value | Range>>;
  readonly after?: string;
  readonly over?: boolean;
}

/** One of them has to be true. */
export type When = Condition | readonly Condition[];

interface Kind {
  /** What is wrong with what is written there; nothing if all is well. */
  readonly wrong: (value: unknown) => string | undefined;
}

const text: Kind = { wrong: (value) => (typeof value === "string" && value ? undefined : "must be a text") };
const kinds = ["event", "who", "of", "least"];
const ranges = ["least", "most", "has", "not"];
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every condition there is, and how it has to be written. */
export const conditions: Readonly<Record<keyof Condition, Kind>> = {
  ask: text,
  offered: text,
  barred: text,
  refused: text,
  after: text,
  turn: { wrong: (value) => (["mine", "others", "any"].includes(value as string) ? undefined : "must be mine, others or any") },
  over: { wrong: (value) => (typeof value === "boolean" ? undefined : "must be true or false") },
  happened: {
    wrong: (value) => {
      if (typeof value === "string" && value.startsWith("event-")) return undefined;
      if (!isObject(value)) return "must name an event";
      const strange = Object.keys(value).find((name) => !kinds.includes(name));
      if (strange) return `has an unknown field “${strange}”`;
      return String(value["event"]).startsWith("event-") ? undefined : "must name an event";
    },
  },
  view: {
    wrong: (value) => {
      if (!isObject(value) || !Object.keys(value).length) return "must name parts of the view";
      for (const [path, test] of Object.entries(value)) {
        const strange = isObject(test) && Object.keys(test).find((name) => !ranges.includes(name));
        if (strange) return `${path} has an unknown field “${strange}”`;
        if (Array.isArray(test)) return `${path} must be a value or a range`;
      }
      return undefined;
    },
  },
};

/** The verb of a choice as it is spelled: `buy` of `buy:goblin`. */
export const verbOf = (choice: string): string => choice.split(":")[0] ?? choice;

const like = (pattern: string, word: string): boolean =>
  pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/** A part of the view by its path, `heroes.$me.hand.length`; `$me` is the seat one looks from, `*` goes into all of a list. */
export function partOf(update: Update, path: string): unknown {
  const walk = (part: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined || part === null || part === undefined) return part;
    if (name === "*") return Array.isArray(part) ? part.map((one) => walk(one, rest)) : undefined;
    return walk((part as Record<string, unknown>)[name === "$me" ? String(update.seat) : name], rest);
  };
  return walk(update.view, path.split("."));
}

function fits(part: unknown, test: Value | Range): boolean {
  if (typeof test !== "object" || test === null) return part === test;
  const { least, most, has, not } = test;
  if (least !== undefined && !(Number(part) >= least)) return false;
  if (most !== undefined && !(Number(part) <= most)) return false;
  if (not !== undefined && part === not) return false;
  const wanted: readonly string[] = has === undefined ? [] : typeof has === "string" ? [has] : has;
  const held: readonly unknown[] = Array.isArray(part) ? part : [part];
  return !wanted.length || held.some((one) => wanted.some((word) => like(word, String(one))));
}

/** Whom an event is about. */
export const seatOf = (said: Said): unknown => {
  const who = said.args["who"];
  return typeof who === "object" ? who.args["seat"] : undefined;
};

const named = (arg: Said["args"][string] | undefined): string => (typeof arg === "object" ? arg.key : String(arg));

export function happened(wish: string | Happened, { update, log }: Pick<Situation, "update" | "log">): boolean {
  const { event, who, of = {}, least = 1 } = typeof wish === "string" ? { event: wish } : wish;
  const found = log.filter(({ said }) => {
    if (said.key !== event) return false;
    if (who && (seatOf(said) === update.seat) !== (who === "me")) return false;
    return Object.entries(of).every(([name, word]) => like(word, named(said.args[name])));
  });
  return found.length >= least;
}

function holds(condition: Condition, situation: Situation): boolean {
  const { ask, offered, barred, refused, turn = "mine", view, after, over = false } = condition;
  const { update, seen } = situation;
  const asked = update.decision?.seat === update.seat ? update.decision : null;
  if (over !== !!update.ending) return false;
  if (!over && turn !== "any" && !!asked !== (turn === "mine")) return false;
  if (ask !== undefined && asked?.ask !== ask) return false;
  if (offered !== undefined && !asked?.options?.some(({ id }) => verbOf(id) === offered)) return false;
  if (barred !== undefined && !asked?.barred?.some(({ id }) => verbOf(id) === barred)) return false;
  if (refused !== undefined && !asked?.barred?.some(({ rule }) => rule === refused)) return false;
  if (after !== undefined && !seen.has(after)) return false;
  if (view && !Object.entries(view).every(([path, test]) => fits(partOf(update, path), test))) return false;
  return condition.happened === undefined || happened(condition.happened, situation);
}

/** Whether it is time for something. */
export const isDue = (when: When, situation: Situation): boolean =>
  Array.isArray(when) ? (when as Condition[]).some((one) => holds(one, situation)) : holds(when as Condition, situation);
