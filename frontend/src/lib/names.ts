// What the seats of a table are called.

import type { About, Seat } from "../generated/wire";
import { read, write } from "./store.ts";
import type { Args } from "./words.svelte.ts";

type Speak = (key: string, args?: Args) => string;

/** People by name, bots counted, open seats as such: names stand in every line of a table, and there is little room.
 *  Nobody sits at a game from a file: once it is over, its seats are counted. */
export function seatNames(about: About, t: Speak): string[] {
  let bots = 0;
  return about.seats.map((seat, i) => {
    if (seat.kind === "open") return about.over ? t("seat", { number: i + 1 }) : t("seat-open");
    return seat.kind === "person" ? seat.name : t("bot-numbered", { number: ++bots });
  });
}

/** The same with the kind of every bot, where they are listed. */
export function fullNames(about: About, t: Speak): string[] {
  const names = seatNames(about, t);
  return about.seats.map(({ kind, bot }, i) =>
    kind === "bot" ? t("bot-of-kind", { bot: names[i]!, kind: kindOf(bot, t) }) : names[i]!,
  );
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

/** Names without what kind of bot it is, where they can still be told apart. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map((name) => name.replace(/ \(.*\)$/, ""));
  return short.map((name, i) => (short.filter((other) => other === name).length > 1 ? names[i]! : name));
}

const remembered = "tischrunde.name";

/** The name somebody sat down with last in this browser. */
export const ownName = (): string => read(remembered) ?? "";

export function rememberName(name: string): void {
  write(remembered, name);
}
