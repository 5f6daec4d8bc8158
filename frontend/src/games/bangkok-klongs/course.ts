// How everybody's points grew: what the log tells, turn by turn.

import type { Told } from "../../generated/wire";
import { seatIn, standing } from "../shared/telling.ts";

const gains = ["event-advanced", "event-earned", "event-stock-scored"];

/** Points by seat, at the start, after every turn in which somebody got some, and at the end. */
export function courseOf(log: readonly Told[], seats: number): number[][] {
  const points = Array.from({ length: seats }, () => 0);
  const course = points.map((none) => [none]);
  let version = -1;
  for (const event of standing(log)) {
    if (!gains.includes(event.said.key)) continue;
    const seat = seatIn(event.said, "who");
    points[seat] = (points[seat] ?? 0) + Number(event.said.args["points"]);
    const fresh = event.version !== version;
    version = event.version;
    for (const [own, series] of course.entries()) {
      if (fresh) series.push(points[own] ?? 0);
      else series[series.length - 1] = points[own] ?? 0;
    }
  }
  return course;
}
