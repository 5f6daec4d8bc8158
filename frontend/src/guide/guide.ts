// A guided first game as data: `games/<game>/guide.json` says what is pointed out when and where, `<game>.guide.ftl` in which words.
// What cannot be understood is refused by file and entry.

import { type Condition, conditions, type Happened, type When } from "./due.ts";
import { isPlace } from "./places.ts";

export interface Moment {
  /** Its words are `guide-<id>-title` and `guide-<id>`. */
  readonly id: string;
  readonly when: When;
  /** The first of these that is on the page is pointed at. */
  readonly at: readonly string[];
  /** What it speaks of besides: all of this should stay in sight. */
  readonly clear?: readonly string[];
  /** What can be read beyond it. */
  readonly rule?: string;
  /** It comes before others: it belongs to what is asked or can be done now. */
  readonly now?: boolean;
  /** Whoever has done this without being told need not be told any more. */
  readonly known?: Happened;
}

/** A part of the game told in two minutes; its words are `summary-<id>-title` and `summary-<id>`. */
export interface Chapter {
  readonly id: string;
  /** Pictures: `card:ring`, `sign:boot`, `scene:quartet`; with `=` words below it, `summary-<id>-<word>`. */
  readonly show: readonly string[];
}

/** What of a game's table stays in sight, whatever is said: by places. */
export interface Sight {
  /** What is looked at most. */
  readonly always?: readonly string[];
  /** What is covered only where there is no other room. */
  readonly rather?: readonly string[];
  /** Pieces, with what lies around them. */
  readonly around?: readonly string[];
}

export interface Guide {
  readonly bots: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly sight?: Sight;
  /** What everybody is told, then what is said in passing. */
  readonly moments: readonly Moment[];
  readonly summary: readonly Chapter[];
}

type Entry = Readonly<Record<string, unknown>>;

const fields = {
  guide: ["bots", "seed", "options", "sight", "moments", "asides", "summary"],
  sight: ["always", "rather", "around"],
  moment: ["id", "when", "at", "clear", "rule", "now", "known"],
  chapter: ["id", "show"],
};
const id = /^[a-z][a-z0-9-]*$/;
const picture = /^(card|sign|scene):[\w-]+(=[a-z0-9-]+)?$/;

export class Unreadable extends Error {}

/** The guide of a game, or what is wrong with it and where. */
export function readGuide(game: string, raw: unknown): Guide {
  const file = `games/${game}/guide.json`;
  const refuse = (where: string, what: string): never => {
    throw new Unreadable(`${file}, ${where}: ${what}`);
  };

  function known(entry: unknown, names: readonly string[], where: string): Entry {
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return refuse(where, "is no entry");
    const strange = Object.keys(entry).find((name) => !names.includes(name));
    if (strange !== undefined) refuse(where, `unknown field “${strange}”`);
    return entry as Entry;
  }

  function listed(entry: Entry, name: string, where: string): readonly unknown[] {
    const list = entry[name];
    return Array.isArray(list) && list.length ? list : refuse(where, `“${name}” must be a list that is not empty`);
  }

  function checkWhen(when: unknown, where: string): void {
    const some = Array.isArray(when) ? when : [when];
    if (!some.length) refuse(where, "“when” says nothing");
    for (const one of some) {
      for (const [name, value] of Object.entries(known(one, Object.keys(conditions), `${where}, when`))) {
        const wrong = conditions[name as keyof Condition].wrong(value);
        if (wrong) refuse(`${where}, when`, `“${name}” ${wrong}`);
      }
    }
  }

  function identified(entry: Entry, index: number, kind: string, before: Set<string>): string {
    const name = entry["id"];
    const where = `${kind} ${index + 1}`;
    if (typeof name !== "string" || !id.test(name)) return refuse(where, `“${String(name)}” is no id`);
    if (before.has(name)) refuse(where, `“${name}” stands there twice`);
    before.add(name);
    return `${where} (${name})`;
  }

  const guide = known(raw, fields.guide, "guide");
  if (!Number.isInteger(guide["bots"]) || Number(guide["bots"]) < 1) refuse("guide", "“bots” must be a number of bots");
  if (typeof guide["seed"] !== "string" || !guide["seed"]) refuse("guide", "“seed” must be a text");
  known(guide["options"], Object.keys((guide["options"] ?? {}) as object), "options");

  function checkPlaces(places: readonly unknown[], where: string): void {
    const lost = places.find((at) => typeof at !== "string" || !isPlace(at));
    if (lost !== undefined) refuse(where, `unknown place “${String(lost)}”`);
  }

  const sight = known(guide["sight"] ?? {}, fields.sight, "sight");
  for (const name of Object.keys(sight)) checkPlaces(listed(sight, name, "sight"), "sight");

  const moments = new Set<string>();
  const asides = "asides" in guide ? listed(guide, "asides", "guide") : [];
  [...listed(guide, "moments", "guide"), ...asides].forEach((one, i) => {
    const moment = known(one, fields.moment, `moment ${i + 1}`);
    const where = identified(moment, i, "moment", moments);
    checkWhen(moment["when"], where);
    checkPlaces([...listed(moment, "at", where), ...("clear" in moment ? listed(moment, "clear", where) : [])], where);
    if ("rule" in moment && typeof moment["rule"] !== "string") refuse(where, "“rule” must be the id of a rule");
    const unknown = "known" in moment && conditions.happened.wrong(moment["known"]);
    if (unknown) refuse(where, `“known” ${unknown}`);
    if ("now" in moment && moment["now"] !== true) refuse(where, "“now” can only be true");
  });

  const chapters = new Set<string>();
  listed(guide, "summary", "guide").forEach((one, i) => {
    const chapter = known(one, fields.chapter, `chapter ${i + 1}`);
    const where = identified(chapter, i, "chapter", chapters);
    const strange = listed(chapter, "show", where).find((shown) => typeof shown !== "string" || !picture.test(shown));
    if (strange !== undefined) refuse(where, `unknown picture “${String(strange)}”`);
  });

  const { moments: told, ...others } = guide as unknown as Guide;
  const checked: Guide = { ...others, moments: [...told, ...(asides as Moment[])] };
  checked.moments.forEach(({ id: own, when }, i) => {
    const before = new Set(checked.moments.map((moment) => moment.id));
    for (const { after } of Array.isArray(when) ? (when as Condition[]) : [when as Condition]) {
      if (after !== undefined && (!before.has(after) || after === own)) {
        refuse(`moment ${i + 1} (${own}), when`, `“after” names no other moment: “${after}”`);
      }
    }
  });
  return checked;
}
