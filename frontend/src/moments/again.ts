// New tables out of an old one: the same people, or the same cards.

import type { About, NewSeat, NewTable } from "../generated/wire";

/** The same seats and options with new cards; people of other browsers find their seats open. */
export function again(about: About, mine: readonly number[]): NewTable {
  const seats = about.seats.map((seat, number): NewSeat => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    return mine.includes(number) ? { kind: "person", name: seat.name } : { kind: "open" };
  });
  const { pace, clock } = about.pacing;
  return { game: about.game, seats, options: about.options, listed: about.listed, pace, clock };
}

/** The same cards for one person, against bots; whoever was a bot stays the same bot. */
export function sameCards(about: About, seed: string, me: number, name: string, bot: string): NewTable {
  const seats = about.seats.map((seat, number): NewSeat => {
    if (number === me) return { kind: "person", name };
    return { kind: "bot", bot: seat.kind === "bot" ? seat.bot : bot };
  });
  return { game: about.game, seats, options: about.options, listed: false, seed };
}
