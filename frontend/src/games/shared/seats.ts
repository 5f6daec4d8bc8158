// Seats round the table.

/** Seats in turn order, beginning after one of them (or with the first, for those who watch). */
export function seatsAfter(seat: number, seats: number): number[] {
  const first = seat < 0 ? 0 : seat + 1;
  const others = seat < 0 ? seats : seats - 1;
  return Array.from({ length: others }, (_, i) => (first + i) % seats);
}
