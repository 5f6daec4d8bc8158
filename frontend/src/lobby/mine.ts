// The tables at which somebody in this browser sits, as the lobby shows them.

import type { About, Held as Asked, MyTable } from "../generated/wire";
import type { Held } from "../lib/keys.ts";

export type Standing = "turn" | "running" | "waiting" | "stranded" | "over";

export interface Row {
  about: About;
  mine: readonly number[]; // the seats held here
  turn: number; // the seat that is asked, or -1
  since: number; // when something happened last, in seconds since 1970
  standing: Standing;
}

/** The server answers for so many seats at once. */
export const most = 100;

export function asked(held: readonly Held[]): Asked[] {
  return held.flatMap((entry) => entry.keys.map((key) => ({ table: entry.table, token: key.token }))).slice(0, most);
}

const urgency: readonly Standing[] = ["turn", "running", "waiting", "stranded", "over"];

/** One row a table, however many seats are held at it; those that wait for us come first. */
export function rows(tables: readonly MyTable[], held: readonly Held[]): Row[] {
  const touched = new Map(held.map((entry) => [entry.table, entry.at]));
  const found = new Map<string, Row>();
  for (const { about, seat, turn, since } of tables) {
    const mine = [...(found.get(about.id)?.mine ?? []), seat];
    found.set(about.id, { about, mine, turn, since, standing: standing(about, mine, turn) });
  }
  return [...found.values()].sort(
    (a, b) =>
      urgency.indexOf(a.standing) - urgency.indexOf(b.standing) ||
      (touched.get(b.about.id) ?? 0) - (touched.get(a.about.id) ?? 0),
  );
}

function standing(about: About, mine: readonly number[], turn: number): Standing {
  if (about.over) return "over";
  if (!about.rules.playable) return "stranded"; // begun by rules that are not played any more
  if (turn < 0) return "waiting";
  return mine.includes(turn) ? "turn" : "running";
}

export function openSeats(about: About): number {
  return about.seats.filter((seat) => seat.kind === "open").length;
}
