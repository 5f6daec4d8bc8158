// What happened, put together the way people tell it: turn by turn.

import type { GameFace } from "../games/board";
import type { Said, Told } from "../generated/wire";

/** What one seat did in one go, or what the table itself did (seat -1). */
export interface Chapter {
  seat: number;
  version: number; // of the first event
  events: readonly Told[];
  /** The seats' own part of it: what the table says of itself is about nobody. */
  deeds: readonly Told[];
}

type Telling = Pick<GameFace, "interludes" | "befalls">;

/** The seat an event is about, if it is about one. */
export function who(said: Said): number {
  const seat = said.args["who"];
  return typeof seat === "object" && seat.key === "seat" ? Number(seat.args["seat"]) : -1;
}

/** Who plays at a seat: no choice of anybody, and nobody's turn. */
const seating = ["event-stand-in", "event-back"];

/**
 * Events by turns.  The first event of a version is about whoever chose, unless it only befell them: then the turn
 * goes on.  `interludes` are the events by which the table begins to speak for itself (a scoring, a new round),
 * until the next choice.
 */
export function chapters(log: readonly Told[], { interludes = [], befalls = [] }: Telling = {}): Chapter[] {
  const found: (Chapter & { events: Told[]; deeds: Told[] })[] = [];
  let version = -1;
  let seat = -1;
  for (const event of log) {
    const { key } = event.said;
    if (event.version !== version && !befalls.includes(key)) seat = who(event.said);
    const interlude = interludes.includes(key) || seating.includes(key);
    if (event.version === 0 || interlude) seat = -1;
    version = event.version;
    if (found.at(-1)?.seat !== seat) found.push({ seat, version, events: [], deeds: [] });
    found.at(-1)?.events.push(event);
    if (!interlude) found.at(-1)?.deeds.push(event);
  }
  return found;
}

/** The one sentence of a chapter that matters most to a seat: about it if any is, else the first. */
export function gist(chapter: Chapter, seat: number): Said | undefined {
  const mine = chapter.deeds.find(({ said }) => chapter.seat !== seat && concerns(said, seat));
  return (mine ?? chapter.events[0])?.said;
}

export function concerns(said: Said, seat: number): boolean {
  return Object.values(said.args).some(
    (arg) => typeof arg === "object" && arg.key === "seat" && Number(arg.args["seat"]) === seat,
  );
}

/** What others and the table have done since this seat did something. */
export function since(told: readonly Chapter[], seat: number): Chapter[] {
  return told.slice(told.findLastIndex((chapter) => chapter.seat === seat) + 1);
}

/** What the seats did last, beginning after `seat`, and what the table itself has done since `seat` did something. */
export function latest(
  told: readonly Chapter[],
  seat: number,
  seats: number,
  undone: ReadonlySet<number>,
): { seat: number; fresh: boolean; events: readonly Told[] }[] {
  const recent = since(told, seat);
  const standing = (some: readonly Chapter[]) =>
    some.flatMap(({ events }) => events).filter(({ version }) => !undone.has(version));
  const order = Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats).filter((other) => other !== seat);
  const others = order.map((other) => {
    const ofSeat = (chapter: Chapter) => chapter.seat === other;
    const news = recent.filter(ofSeat);
    return { seat: other, fresh: !!news.length, events: standing(news.length ? news : told.filter(ofSeat).slice(-1)) };
  });
  const itself = {
    seat: -1,
    fresh: true,
    events: standing(recent.filter((chapter) => chapter.seat < 0 && chapter.version > 0)),
  };
  // A round that was scored before the others went on is told before what they did then.
  const next = others.find(({ fresh, events }) => fresh && events.length);
  const before = next && (itself.events[0]?.version ?? 0) < next.events[0]!.version;
  return (before ? [itself, ...others] : [...others, itself]).filter(({ events }) => events.length);
}

/** The versions that were taken back: an undone choice is gone with the bots' answers to it. */
export function takenBack(log: readonly Told[]): ReadonlySet<number> {
  const undone = log.filter(({ said }) => said.key === "event-undone");
  const choices = new Map(undone.map(({ version, said }) => [version, 1 + Number(said.args["answers"] ?? 0)]));
  const seated = new Set(log.filter(({ said }) => seating.includes(said.key)).map(({ version }) => version));
  const standing: number[] = [];
  const gone = new Set<number>();
  for (let version = 0; version <= (log.at(-1)?.version ?? -1); version++) {
    const back = choices.get(version);
    if (back) for (const taken of standing.splice(-back)) gone.add(taken);
    else if (!seated.has(version)) standing.push(version);
  }
  return gone;
}
