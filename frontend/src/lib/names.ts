// What the seats of a table are called.

import type { About, Seat } from "../generated/wire";
import { read, write } from "./store.ts";
import type { Args } from "./words.svelte.ts";

type Speak = (key: string, args?: Args) => string;

/** People by name, bots by kind, open seats as such. Of several bots of one kind the number comes first: where there
 *  is little room, names are cut at their ends.
 *  Nobody sits at a game from a file: once it is over, its seats are counted. */
export function seatNames(about: About, t: Speak): string[] {
  const bots = about.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.bot);
  const named = new Map<string, number>();
  return about.seats.map((seat, i) => {
    if (seat.kind === "open") return about.over ? t("seat", { number: i + 1 }) : t("seat-open");
    if (seat.kind === "person") return seat.name;
    const number = (named.get(seat.bot) ?? 0) + 1;
    named.set(seat.bot, number);
    const alone = bots.filter((bot) => bot === seat.bot).length === 1;
    return alone ? botName(seat.bot, t) : t("bot-numbered", { kind: kindOf(seat.bot, t), number });
  });
}

/** A kind of bot; one that nobody has words for yet goes by its id. */
export function botName(bot: Seat["bot"], t: Speak): string {
  return t("bot-named", { kind: kindOf(bot, t) });
}

function kindOf(bot: Seat["bot"], t: Speak): string {
  const key = `bot-${bot}`;
  const kind = t(`bot-${bot}`);
  return kind === key ? bot : kind;
}

const remembered = "tischrunde.name";

/** The name somebody sat down with last in this browser. */
export const ownName = (): string => read(remembered) ?? "";

export function rememberName(name: string): void {
  write(remembered, name);
}
