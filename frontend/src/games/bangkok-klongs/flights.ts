// What has moved between two views, seen from above: so undoing and looking back fly as well.

import type { Said, Told } from "../../generated/wire";
import type { Flight, Where } from "../shared/motion.ts";
import { seatIn } from "../shared/telling.ts";
import { wordOf } from "./plan.ts";
import { emblem, scores, type Boat, type HiddenBoat, type BangkokView } from "./view.ts";

interface Lying {
  readonly boat: string;
  readonly at: Where;
  /** What has to stay the same for a thing not to have moved. */
  readonly area: string;
  readonly kind: Boat["kind"] | undefined;
}

export const seatAt = (seat: number): Where => `s${seat}`;
export const handAt = (index: number): Where => `hand/${index}`;
export const stockAt = (seat: number, what: string): Where => `stock${seat}/${what}`;
export const counterAt = (seat: number): Where => `counter/${seat}`;
export const spaceAt = (space: number): Where => `space/${space}`;

function lying(view: BangkokView): Lying[] {
  const held = (boat: Boat | HiddenBoat, seat: number, i: number): Lying => {
    const at = seat === view.seat ? handAt(i) : seatAt(seat);
    return { boat: boat.boat, at, area: seatAt(seat), kind: boat.kind };
  };
  const stocked = (boat: Boat, seat: number): Lying => {
    const at = stockAt(seat, emblem(boat));
    return { boat: boat.boat, at, area: at, kind: boat.kind };
  };
  return [
    ...view.boats.map(({ boat, field, kind }) => ({ boat, at: field, area: field, kind })),
    ...view.hands.flatMap((hand, seat) => hand.map((boat, i) => held(boat, seat, i))),
    ...view.stocks.flatMap((stock, seat) => stock.map((boat) => stocked(boat, seat))),
  ];
}

/** Boats that lie elsewhere now; whatever comes from nowhere was drawn. */
export function flightsOf(before: BangkokView, now: BangkokView): Flight[] {
  const left = lying(before);
  const came = lying(now).filter((boat) => !takeFrom(left, (old) => old.area === boat.area && old.boat === boat.boat));
  const flights = came.map((boat) => ({ from: origin(boat, left, now), to: boat.at }));
  return flights.filter(({ from, to }) => from !== to && !/^s\d/.test(to));
}

/** From where the same boat is missing; or a hidden one; or from its pile. */
function origin({ boat, kind }: Lying, left: Lying[], { piles }: BangkokView): Where {
  const source = takeFrom(left, (old) => old.boat === boat) ?? takeFrom(left, (old) => old.kind === undefined);
  if (source) return source.at;
  return "boats" in piles ? "pile/boats" : kind === "ownable" ? "pile/seats" : "pile/merchants";
}

function takeFrom(boats: Lying[], wanted: (boat: Lying) => boolean): Lying | undefined {
  const index = boats.findIndex(wanted);
  return index < 0 ? undefined : boats.splice(index, 1)[0];
}

/** Counters that have gone on. */
export const countersOf = (before: BangkokView, now: BangkokView): Flight[] =>
  scores(now).flatMap((score, seat) =>
    score === scores(before)[seat] ? [] : [{ from: counterAt(seat), to: counterAt(seat) }],
  );

/** Points on their way from where they were earned to the counter of a seat. */
export interface Gain extends Flight {
  readonly points: number;
}

export function gainsOf(events: readonly Told[]): Gain[] {
  const gains: Gain[] = [];
  let place = "";
  for (const { said } of events) {
    if (said.key === "event-master") place = wordOf(String(said.args["place"]));
    const from = source(said, place);
    const points = Number(said.args["points"] ?? 0);
    if (from && points) gains.push({ from, to: counterAt(seatIn(said, "who")), points });
  }
  return gains;
}

function source({ key, args }: Said, place: Where): Where | undefined {
  if (key === "event-earned") return place;
  if (key === "event-advanced") return spaceAt(Number(args["space"]));
  if (key === "event-stock-scored")
    return stockAt(seatIn({ key, args }, "who"), (args["good"] as Said).key.replace("good-", ""));
  return undefined;
}
