// What happened, put together the way people tell it: turn by turn.

import type { Said, Told } from "../generated/wire";

/** What one seat did in one go, or what the table itself did (seat -1). */
export interface Chapter {
  seat: number;
  version: number; // of the first event
  events: readonly Told[];
}

/** The seat an event is about, if it is about one. */
export function who(said: Said): number {
  const seat = said.args["who"];
  return typeof seat === "object" && seat.key === "seat" ? Number(seat.args["seat"]) : -1;
}

/**
 * Events by turns.  The first event of a version is about whoever chose; `interludes` are the events
 * by which the table begins to speak for itself (a scoring, a new round), until the next choice.
 */
export function chapters(log: readonly Told[], interludes: readonly string[] = []): Chapter[] {
  const found: (Chapter & { events: Told[] })[] = [];
  let version = -1;
  let seat = -1;
  for (const event of log) {
    if (event.version !== version) seat = who(event.said);
    if (event.version === 0 || interludes.includes(event.said.key)) seat = -1;
    version = event.version;
    const last = found.at(-1);
    if (last && last.seat === seat) last.events.push(event);
    else found.push({ seat, version, events: [event] });
  }
  return found;
}

/** The one sentence of a chapter that matters most to a seat: about it if any is, else the first. */
export function gist(chapter: Chapter, seat: number): Said | undefined {
  const mine = chapter.events.find(({ said }) => chapter.seat !== seat && concerns(said, seat));
  return (mine ?? chapter.events[0])?.said;
}

function concerns(said: Said, seat: number): boolean {
  return Object.values(said.args).some(
    (arg) => typeof arg === "object" && arg.key === "seat" && Number(arg.args["seat"]) === seat,
  );
}

/** What others and the table have done since this seat did something. */
export function since(told: readonly Chapter[], seat: number): Chapter[] {
  return told.slice(told.findLastIndex((chapter) => chapter.seat === seat) + 1);
}
