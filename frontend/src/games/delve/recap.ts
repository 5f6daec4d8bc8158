// What of a raider's turn matters to others: the way, what was taken and bought, and what it cost.

import type { Said, Told, Update } from "../../generated/wire";
import { briefly, sum, type Briefs } from "../shared/recap.ts";
import { seatIn } from "../shared/telling.ts";
import { strikes } from "./attack/attack.ts";
import { viewOf } from "./view.ts";

const walks = ["event-moved", "event-teleported"];
const briefs = {
  "event-took": "recap-took",
  "event-traded": "recap-bought",
  "event-bought": "recap-bought",
  "event-fought": "recap-fought",
  "event-used": "recap-used",
  "event-escaped": "recap-escaped",
  "event-rescued": "recap-rescued",
  "event-lost": "recap-lost",
  "event-returned-black": "recap-returned-black",
};
const counted = { "event-made-noise": "recap-noise", "event-hurt": "recap-hurt" };

/** Noise of whoever chose, who is named first; the table itself is named by nobody. */
function costsOf(events: readonly Told[]): Said[] {
  const actor = events[0] && seatIn(events[0].said, "who");
  const own = events.filter(({ said }) => seatIn(said, "who") === actor);
  return Object.entries(counted).flatMap(([event, key]) => {
    const count = sum(own, [event], "count");
    return count ? [{ key, args: { count } }] : [];
  });
}

/** Noise that somebody else's turn has brought to whoever looks. */
function noiseFor(own: number | undefined, events: readonly Told[]): Said[] {
  const mine = events.filter(({ said }) => own !== undefined && own >= 0 && seatIn(said, "who") === own);
  const count = mine[0] === events[0] ? 0 : sum(mine, ["event-made-noise"], "count");
  return count ? [{ key: "recap-noise-me", args: { count } }] : [];
}

/** Several steps are one way, from where it began to where it ended. */
function wayOf(events: readonly Told[]): Said[] {
  const steps = events.filter(({ said }) => walks.includes(said.key));
  const [first, last] = [steps[0], steps.at(-1)];
  const roomOf = (said: Said | undefined, name: string) => (said?.args[name] as Said | undefined)?.args["room"] ?? "";
  return first && last ? [{ key: "recap-way", args: { from: roomOf(first.said, "from"), to: roomOf(last.said, "to") } }] : [];
}

const hits = ["event-drew-hit", "event-was-struck"];

/** All its cubes are one attack: whom it has hurt and how much, whoever looks first, and whom it has felled. */
function attackOf(events: readonly Told[], update: Update | undefined): Said[] {
  if (!events.some(({ said }) => strikes.includes(said.key))) return [];
  const struck = events.filter(({ said }) => hits.includes(said.key)).map(({ said }) => said);
  if (!struck.length) return [{ key: "recap-missed", args: {} }];
  const own = update?.seat ?? -1;
  const seats = [...new Set(struck.map((said) => seatIn(said, "who")))];
  const told = [...seats.filter((seat) => seat === own), ...seats.filter((seat) => seat !== own)].map((seat): Said => {
    const of = struck.filter((said) => seatIn(said, "who") === seat);
    const total = Number(of.at(-1)!.args["count"] ?? 0); // all its damage, not only of this attack
    const health = update && viewOf(update).heroes[seat]?.health;
    const count = of.length;
    if (seat === own && health) return { key: "recap-hit-me", args: { count, left: Math.max(0, health - total) } };
    return { key: "recap-hit", args: { who: of[0]!.args["who"]!, count } };
  });
  return [{ key: "recap-attack", args: { what: told[0]! } }, ...told.slice(1)];
}

const felled = { "event-rescued": "recap-felled-rescued", "event-lost": "recap-felled-lost" };

/** `more` is what matters in one game only; without numbered rooms a way is no news. */
export function recapOf(events: readonly Told[], update?: Update, more: Briefs = {}, numbered = true): readonly Said[] {
  const attack = attackOf(events, update);
  const told = { ...briefs, ...(attack.length ? felled : {}), ...more }; // in an attack it has to be said who
  const way = numbered ? wayOf(events) : [];
  return [...attack, ...noiseFor(update?.seat, events), ...way, ...briefly(events, told), ...costsOf(events)];
}
