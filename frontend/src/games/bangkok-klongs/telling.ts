// How a day on the market is told: where a boat went, what was stolen, what it brought.

import type { Said, Told } from "../../generated/wire";
import { gist } from "../../table/history.ts";
import type { Telling } from "../board";
import { briefly, sum } from "../shared/recap.ts";

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

function recapOf(events: readonly Told[]): Said[] {
  const points = sum(events, ["event-advanced"], "points") + sum(ownScorings(events), ["event-earned"], "points");
  return [...briefly(events, briefs), ...(points ? [{ key: "recap-points", args: { count: points } }] : [])];
}

export const telling: Telling = { gist, retell: (events) => events, recap: recapOf };
