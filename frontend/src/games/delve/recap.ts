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
  "event-escaped": "recap-escaped",
  "event-walked-parapet": "recap-parapet",
  "event-rescued": "recap-rescued",
  "event-lost": "recap-lost",
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

const named = ["event-played", "event-came-true", "event-bought", "event-fought", "event-used", "event-revealed"];

/** What only follows from something. */
const effects = ["made-noise", "cancelled-noise", "reduced-noise", "gained-gold", "healed", "returned-black"].map(
  (word) => `event-${word}`,
);

/** The card that brought an event about: what happened last before it, unless that was no card, or one of several new ones. */
function causeOf(events: readonly Told[], event: Told): Said | undefined {
  const last = events.slice(0, events.indexOf(event)).findLastIndex(({ said }) => !effects.includes(said.key));
  const said = events[last]?.said;
  const several = said?.key === "event-revealed" && events[last - 1]?.said.key === "event-revealed";
  return said && !several && named.includes(said.key) ? (said.args["card"] as Said | undefined) : undefined;
}

/** Noise that somebody else's turn has brought to whoever looks, and the card it came from. */
function noiseFor(own: number | undefined, events: readonly Told[]): Said[] {
  const mine = events.filter(({ said }) => own !== undefined && own >= 0 && seatIn(said, "who") === own);
  const loud = mine[0] === events[0] ? [] : mine.filter(({ said }) => said.key === "event-made-noise");
  const count = sum(loud, ["event-made-noise"], "count");
  const card = loud[0] && causeOf(events, loud[0]);
  if (!count) return [];
  return [card ? { key: "recap-noise-me-by", args: { count, card } } : { key: "recap-noise-me", args: { count } }];
}

const brought = { "event-gained-gold": "recap-gold", "event-healed": "recap-healed" };

/** What a device was used for, where that is not to be seen otherwise; and which card has brought black cubes back. */
function explained(events: readonly Told[]): readonly Told[] {
  return events.map((event, i) => {
    const { said } = event;
    if (said.key === "event-returned-black") {
      const card = causeOf(events, event);
      return {
        ...event,
        said: { key: card ? "recap-returned-by" : "recap-returned-black", args: { ...said.args, ...(card && { card }) } },
      };
    }
    if (said.key !== "event-used") return event;
    const rest = events.slice(i + 1);
    const end = rest.findIndex(({ said: { key } }) => named.includes(key) || walks.includes(key));
    const gain = (end < 0 ? rest : rest.slice(0, end)).find(({ said: { key } }) => key in brought)?.said;
    const what = gain && { key: brought[gain.key as keyof typeof brought], args: { count: gain.args["count"] ?? 0 } };
    return { ...event, said: { key: what ? "recap-used-for" : "recap-used", args: { ...said.args, ...(what && { what }) } } };
  });
}

const keptAsIs = Object.fromEntries(
  ["recap-used", "recap-used-for", "recap-returned-black", "recap-returned-by"].map((key) => [key, key]),
);

/** Several steps are one way, from where it began to where it ended; where that is the same, over where it turned. */
function wayOf(events: readonly Told[]): Said[] {
  const steps = events.filter(({ said }) => walks.includes(said.key));
  const [first, last] = [steps[0], steps.at(-1)];
  const roomOf = (said: Said | undefined, name: string) => (said?.args[name] as Said | undefined)?.args["room"] ?? "";
  if (!first || !last) return [];
  const [from, to] = [roomOf(first.said, "from"), roomOf(last.said, "to")];
  const turned = roomOf(steps[(steps.length - 1) >> 1]?.said, "to");
  const way = (start: Said["args"][string], end: Said["args"][string]): Said => ({
    key: "recap-way",
    args: { from: start, to: end },
  });
  return [from === to && turned !== to ? way(way(from, turned), to) : way(from, to)];
}

/** Where rooms have no numbers: how far somebody went. */
function stepsOf(events: readonly Told[]): Said[] {
  const count = events.filter(({ said }) => walks.includes(said.key)).length;
  return count ? [{ key: "recap-went", args: { count } }] : [];
}

const hits = ["event-drew-hit", "event-was-struck"];

/** All its cubes are one attack: whom it has hurt and how much, whoever looks first, and whom it has felled. */
function attackOf(events: readonly Told[], update: Update | undefined): Said[] {
  if (!events.some(({ said }) => strikes.includes(said.key))) return [];
  const struck = events.filter(({ said }) => hits.includes(said.key)).map(({ said }) => said);
  const card = events.find(({ said }) => said.key === "event-provoked")?.said.args["card"];
  const cause: Said["args"] = card === undefined ? {} : { card };
  if (!struck.length) return [{ key: card === undefined ? "recap-missed" : "recap-missed-by", args: cause }];
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
  const key = card === undefined ? "recap-attack" : "recap-attack-by";
  return [{ key, args: { ...cause, what: told[0]! } }, ...told.slice(1)];
}

const fates = { escaped: "recap-escaped", rescued: "recap-rescued", lost: "recap-lost" };
const tells = ["event-escaped", "event-walked-parapet", "event-rescued", "event-lost"];

/** What became since of whoever chose: then what they did last is no news any more. */
function fateOf(events: readonly Told[], update: Update | undefined): Said[] {
  const status = update && events[0] && viewOf(update).heroes[seatIn(events[0].said, "who")]?.status;
  if (!status || status === "inside" || events.some(({ said }) => tells.includes(said.key))) return [];
  return [{ key: fates[status], args: {} }];
}

const felled = { "event-rescued": "recap-felled-rescued", "event-lost": "recap-felled-lost" };

/** `more` is what matters in one game only; without numbered rooms of a way only its length is news. */
export function recapOf(events: readonly Told[], update?: Update, more: Briefs = {}, numbered = true): readonly Said[] {
  const fate = fateOf(events, update);
  if (fate.length) return fate;
  const attack = attackOf(events, update);
  const told = { ...briefs, ...keptAsIs, ...(attack.length ? felled : {}), ...more }; // in an attack it has to be said who
  const way = (numbered ? wayOf : stepsOf)(events);
  return [...attack, ...noiseFor(update?.seat, events), ...way, ...briefly(explained(events), told), ...costsOf(events)];
}
