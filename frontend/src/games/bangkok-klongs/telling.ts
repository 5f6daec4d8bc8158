// How a day on the market is told: where a boat went, what was stolen, what it brought.

import type { Said, Told, Update } from "../../generated/wire";
import { gist } from "../../table/history.ts";
import type { Telling } from "../board";
import { briefly, sum } from "../shared/recap.ts";
import { seatIn } from "../shared/telling.ts";
import { emblemIn, goods } from "./view.ts";

const briefs = {
  "event-placed": "recap-placed",
  "event-moved": "recap-moved",
  "event-fetched": "recap-moved",
  "event-stole-to-stock": "recap-stole",
  "event-stole-to-hand": "recap-stole",
  "event-caught-to-stock": "recap-caught",
  "event-caught-to-hand": "recap-caught",
  "event-could-not-place": "recap-passed",
  "event-master": "recap-scored",
  "event-removed": "recap-took",
  "event-declined": "recap-declined",
  "event-small-day": "recap-small-day",
  "event-big-day": "recap-big-day",
  "event-standstill": "recap-big-day",
};

/** Whoever scored, by the place of the master: what others earned there stands at their names. */
const ownScorings = (events: readonly Told[]): Told[] => {
  const scorer = events.find(({ said }) => said.key === "event-master")?.said.args["who"];
  return events.filter(
    ({ said }) => said.key === "event-earned" && JSON.stringify(said.args["who"]) === JSON.stringify(scorer),
  );
};

/** What changes most for others: there is room for two short lines, and their end may be cut off. */
const first = ["recap-scored", "recap-declined", "recap-stole", "recap-caught"];

/** A boat by what it carries or does: all else lies on the market to be seen. */
function shortly({ key, args }: Said): Said {
  const card = args["card"] as Said | undefined;
  if (key !== "recap-placed" || !card) return { key, args };
  const printed = (card.args["card"] as Said | undefined) ?? card; // with the Luk Phat it is wrapped
  const emblem = emblemIn(printed.key.replace("card-", ""));
  const word = goods.some((good) => good === emblem) ? `good-${emblem}` : `market-role-${emblem}`;
  return { key, args: { ...args, card: { key: word, args: {} } } };
}

function recapOf(events: readonly Told[]): Said[] {
  const count = sum(events, ["event-advanced"], "points") + sum(ownScorings(events), ["event-earned"], "points");
  const brief = briefly(events, briefs).map(shortly);
  const [most, rest] = [brief.filter(({ key }) => first.includes(key)), brief.filter(({ key }) => !first.includes(key))];
  const points = count ? [{ key: "recap-points", args: { count } }] : [];
  // Points stand behind what brought them.
  return most.some(({ key }) => key === "recap-scored") ? [...most, ...points, ...rest] : [...most, ...rest, ...points];
}

/** The only boat that can be taken is taken without a question: that is said at least. */
function taken({ events, seat }: Update): Said | undefined {
  const removed = events.find(({ said }) => said.key === "event-removed" && seatIn(said, "who") === seat)?.said;
  return removed && { key: "market-took", args: { field: removed.args["field"]! } };
}

export const telling: Telling = { gist, retell: (events) => events, recap: recapOf, meanwhile: taken };
