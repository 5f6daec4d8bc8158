// The end in figures: places, sums, bars, and how it stood round by round.

import type { Ending, Points } from "../generated/wire";

export interface Placed {
  seat: number;
  place: number;
  /** The first place is no win where nobody has won. */
  won: boolean;
  shared: boolean;
  points: number;
  lines: readonly Points[];
  /** As many points as somebody on a better place, so that another rule decided. */
  tieBroken: boolean;
}

/** One line of points as a piece of a bar, from 0 to 1 of the widest bar. */
export interface Piece {
  line: Points;
  from: number;
  to: number;
}

export const sum = (lines: readonly Points[]): number => lines.reduce((total, { points }) => total + points, 0);

/** Seats from the first place to the last; those who share a place stand side by side. */
export function placed(ending: Ending): Placed[] {
  const out: Placed[] = [];
  const ranked = ending.winners.length > 0;
  for (const seats of ending.standings) {
    const place = out.length + 1;
    const before = out.at(-1)?.points;
    for (const seat of seats) {
      const lines = ending.points[seat] ?? [];
      const points = sum(lines);
      const won = ending.winners.includes(seat);
      out.push({ seat, place, won, shared: ranked && seats.length > 1, points, lines, tieBroken: points === before });
    }
  }
  return out;
}

/** Who has as many points as whoever won alone: then the points do not say why. */
export function levelWithWinner(seats: readonly Placed[]): Placed[] {
  const winner = seats.find(({ won }) => won);
  return seats.filter(({ won, points }) => winner && !won && points === winner.points);
}

/** The bar of a seat: gains one after the other; losses take back from the end. */
export function bar(lines: readonly Points[], widest: number): Piece[] {
  let end = 0;
  const pieces: Piece[] = [];
  for (const line of [...lines].sort((a, b) => Number(a.points < 0) - Number(b.points < 0))) {
    const next = end + line.points;
    pieces.push({ line, from: Math.max(0, Math.min(end, next)) / widest, to: Math.max(0, end, next) / widest });
    end = next;
  }
  return pieces;
}

/** What the longest bar has to hold; never nothing. */
export function widest(ending: Ending): number {
  const gains = ending.points.map((lines) => sum(lines.filter(({ points }) => points > 0)));
  return Math.max(1, ...gains);
}

/** The points of every seat at the start and after each round; nothing unless every point tells its round. */
export function course(ending: Ending): number[][] | undefined {
  const rounds = ending.points.flat().map(({ said }) => said.args["round"]);
  if (!rounds.length || !rounds.every((round) => typeof round === "number")) return undefined;
  const last = Math.max(...rounds);
  return ending.points.map((lines) => {
    const upTo = (round: number) => sum(lines.filter(({ said }) => Number(said.args["round"]) <= round));
    return Array.from({ length: last + 1 }, (_, round) => upTo(round));
  });
}
