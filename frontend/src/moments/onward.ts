// Who sits where when a finished game goes on from one of its moments.

import type { About, NewSeat } from "../generated/wire";

/** A seat as it is chosen: myself, a kind of bot, or open. */
export type Sitter = "me" | "open" | `bot:${string}`;

/** Usually I keep my seats, or take the one that is asked; bots stay, and replace everybody else. */
export function usualSitters(about: About, mine: readonly number[], asked: number, bot: string): Sitter[] {
  const me = mine.length ? mine : [asked];
  return about.seats.map((seat, number): Sitter => {
    if (me.includes(number)) return "me";
    return `bot:${seat.kind === "bot" ? seat.bot : bot}`;
  });
}

export function seatOf(sitter: Sitter, name: string): NewSeat {
  if (sitter === "me") return { kind: "person", name: name.trim() };
  if (sitter === "open") return { kind: "open" };
  return { kind: "bot", bot: sitter.slice("bot:".length) };
}
