// A new table out of an old one: the same cards.

import type { About, NewSeat, NewTable } from "../generated/wire";

/** The same cards for one person, against bots; whoever was a bot stays the same bot. */
export function sameCards(about: About, seed: string, me: number, name: string, bot: string): NewTable {
  const seats = about.seats.map((seat, number): NewSeat => {
    if (number === me) return { kind: "person", name };
    return { kind: "bot", bot: seat.kind === "bot" ? seat.bot : bot };
  });
  return { game: about.game, seats, options: about.options, listed: false, seed };
}
