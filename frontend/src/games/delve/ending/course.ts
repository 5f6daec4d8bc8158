// How a raid went, turn by turn: the figures of every hero at the beginning of each of their turns, and at the end.

import type { Stage, Told } from "../../../generated/wire";
import { seatIn, standing } from "../../shared/telling.ts";
import { drawingOf } from "../laid.ts";

/** One hero's figures, by their own turns. */
export type Series = readonly number[];

export type Fate = "inside" | "escaped" | "rescued" | "lost";

const fates: readonly Fate[] = ["inside", "escaped", "rescued", "lost"];

/** A figure of every seat: at the beginning of each own turn, then as it was at the end. */
export function seriesOf(stages: readonly Stage[], gauge: string, seats: number): number[][] {
  const last = stages.at(-1);
  return Array.from({ length: seats }, (_, seat) => {
    const own = stages.filter((stage) => stage.seat === seat || stage === last);
    return own.map((stage) => stage.gauges[gauge]?.[seat] ?? 0);
  });
}

/** How deep the rooms of a map lie, by their number: from 0 at its top to 1 at its bottom; below the line are the depths. */
export interface Depths {
  readonly line: number;
  readonly of: (room: number) => number;
}

/** A printed board shows its rooms as deep as they lie. */
export function depthsOn(side: string): Depths {
  const { rooms, grassLine } = drawingOf(side);
  const all = Object.values(rooms);
  return { line: grassLine, of: (room) => all[room]?.at[1] ?? 0 };
}

/** How deep everybody was. */
export const depthsOf = (stages: readonly Stage[], { of }: Depths, seats: number): number[][] =>
  seriesOf(stages, "room", seats).map((own) => own.map(of));

/** What has become of everybody. */
export const fatesOf = (stages: readonly Stage[]): Fate[] =>
  (stages.at(-1)?.gauges["status"] ?? []).map((status) => fates[status] ?? "inside");

/** The turns (counted from 0) at whose beginning a hero had one artifact more. */
export const findsOf = (artifacts: Series): number[] =>
  artifacts.flatMap((count, turn) => (turn && count > artifacts[turn - 1]! ? [turn] : []));

/** When the dragon attacked, in turns of whoever was at work (counted from 0); later seats of a round come later. */
export function attacksOf(log: readonly Told[], seats: number): number[] {
  const begun = Array.from({ length: seats }, () => 0);
  let at = 0;
  return standing(log).flatMap(({ said }) => {
    const seat = seatIn(said, "who");
    if (said.key === "event-began-turn") at = begun[seat]!++ + (seat + 0.5) / seats;
    return said.key === "event-attacked" ? [at] : [];
  });
}

/** Marks of a size that would cover each other stand side by side, later ones further left. */
export function besides<T extends { readonly x: number; readonly y: number }>(marks: readonly T[], size: number): T[] {
  const placed: T[] = [];
  for (let mark of marks) {
    while (placed.some(({ x, y }) => Math.abs(x - mark.x) < size && Math.abs(y - mark.y) < size))
      mark = { ...mark, x: mark.x - size - 2 };
    placed.push(mark);
  }
  return placed;
}

/** Round numbers from 0 up to what must fit, not too many. */
export function ticksOf(most: number, about = 4): number[] {
  const rough = Math.max(1, most / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}
