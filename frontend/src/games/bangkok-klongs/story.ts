// What the log tells of the market days: who scored where, what it brought to whom, which boat was taken.
// The view shows only the present; how a day went is told as it happens.

import type { Told } from "../../generated/wire";
import { cardIn, seatIn, standing } from "../shared/telling.ts";
import { wordOf } from "./plan.ts";
import type { BangkokView, Place } from "./view.ts";

/** An opportunity that was used, or declined. */
export interface Deed {
  readonly seat: number;
  /** None, when it was declined. */
  readonly place: Place | undefined;
  /** By seat. */
  readonly earned: number[];
  /** The boat that went into the stock, by its word. */
  taken: string | undefined;
}

export interface Day {
  /** Counted from 1; the big one comes last. */
  readonly number: number;
  readonly big: boolean;
  readonly first: number;
  readonly deeds: readonly Deed[];
}

export function daysOf(log: readonly Told[], seats: number): Day[] {
  const days: (Day & { deeds: Deed[] })[] = [];
  const none = () => Array.from({ length: seats }, () => 0);
  for (const { said } of standing(log)) {
    const deeds = days.at(-1)?.deeds;
    switch (said.key) {
      case "event-small-day":
      case "event-big-day":
        days.push({ number: days.length + 1, big: said.key === "event-big-day", first: seatIn(said, "who"), deeds: [] });
        break;
      case "event-master":
        deeds?.push({
          seat: seatIn(said, "who"),
          place: wordOf(String(said.args["place"])),
          earned: none(),
          taken: undefined,
        });
        break;
      case "event-declined":
        deeds?.push({ seat: seatIn(said, "who"), place: undefined, earned: none(), taken: undefined });
        break;
      case "event-earned": {
        const deed = deeds?.at(-1);
        if (deed) deed.earned[seatIn(said, "who")] = Number(said.args["points"]);
        break;
      }
      case "event-removed": {
        const deed = deeds?.at(-1);
        if (deed) deed.taken = cardIn(said, "card");
        break;
      }
    }
  }
  return days;
}

/** The seats that have placed a boat already. */
export const placersIn = (log: readonly Told[]): ReadonlySet<number> =>
  new Set(standing(log).flatMap(({ said }) => (said.key === "event-placed" ? [seatIn(said, "who")] : [])));

/** What became of an opportunity: used, declined, without anything to score, being thought about, to come. */
export interface Chance {
  readonly seat: number;
  readonly state: "scored" | "declined" | "skipped" | "now" | "ahead";
  readonly points: number;
}

const laps = 2;

/**
 * The opportunities of a day in order.  A small day has two laps; whoever was passed over had nothing
 * to score.  A big day goes on as long as somebody wants to: only what has happened can be listed.
 */
export function chancesOf(day: Day, view: Pick<BangkokView, "seats" | "market" | "asked">): Chance[] {
  const running = view.market?.day === day.number;
  const asked = running ? view.asked : null;
  const done: Chance[] = day.deeds.map(({ seat, place, earned }) => ({
    seat,
    state: place ? "scored" : "declined",
    points: earned[seat] ?? 0,
  }));
  const removing = day.deeds.at(-1)?.place !== undefined && day.deeds.at(-1)?.taken === undefined;
  if (day.big) return asked === null || removing ? done : [...done, { seat: asked, state: "now", points: 0 }];
  const chances: Chance[] = [];
  const coming = [...done];
  const now = asked === null || removing ? undefined : asked;
  for (let i = 0; i < laps * view.seats; i++) {
    const seat = (day.first + i) % view.seats;
    const blank = (state: Chance["state"]): Chance => ({ seat, state, points: 0 });
    if (coming[0]) chances.push(coming[0].seat === seat ? coming.shift()! : blank("skipped"));
    else if (!running) chances.push(blank("skipped"));
    else if (now === undefined || chances.some(({ state }) => state === "now")) chances.push(blank("ahead"));
    else chances.push(blank(seat === now && Math.floor(i / view.seats) + 1 === view.market?.lap ? "now" : "skipped"));
  }
  return chances;
}

/** All scorings of a seat as one, and what it does now or did last: so a big day, however long, takes no more room. */
export function summedUp(chances: readonly Chance[]): Chance[] {
  const [first, ...more] = chances.filter(({ state }) => state === "scored");
  const scored = first && { ...first, points: sum([first, ...more].map(({ points }) => points)) };
  const last = chances.at(-1);
  return [...(scored ? [scored] : []), ...(last && last.state !== "scored" ? [last] : [])];
}

/** Whether somebody was passed over in the second lap of a small day, after having had a chance in the first. */
export function passedOver(chances: readonly Chance[], seat: number): boolean {
  const [first, second] = chances.filter((chance) => chance.seat === seat);
  return first !== undefined && first.state !== "skipped" && second?.state === "skipped";
}

export interface Share {
  readonly seat: number;
  /** From own scorings, and from those of others. */
  readonly own: number;
  readonly shared: number;
  readonly taken: readonly string[];
}

/** What a day has brought to every seat. */
export function sharesOf(day: Day, seats: number): Share[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    own: sum(day.deeds.map((deed) => (deed.seat === seat ? deed.earned[seat]! : 0))),
    shared: sum(day.deeds.map((deed) => (deed.seat === seat ? 0 : deed.earned[seat]!))),
    taken: day.deeds.flatMap((deed) => (deed.seat === seat && deed.taken ? [deed.taken] : [])),
  }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
