import { expect, test } from "vitest";
import type { Told } from "../../generated/wire";
import { courseOf } from "./course";

const told = (version: number, key: string, seat: number, points: number): Told => ({
  version,
  said: { key, args: { who: { key: "seat", args: { seat } }, points } },
});

test("points grow turn by turn; what one turn brings comes together, what was taken back does not count", () => {
  const log = [
    told(1, "event-advanced", 0, 2),
    told(2, "event-placed", 1, 9),
    told(3, "event-earned", 1, 5),
    told(3, "event-earned", 0, 1),
    told(4, "event-advanced", 1, 3),
    { version: 5, said: { key: "event-undone", args: { answers: 0 } } },
    told(6, "event-stock-scored", 1, 1),
  ];
  expect(courseOf(log, 2)).toEqual([
    [0, 2, 3, 3],
    [0, 0, 5, 6],
  ]);
});
