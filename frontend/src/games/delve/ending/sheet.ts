// The score sheet: every line of points under what it is for, and the rule that says so.

import type { Ending } from "../../../generated/wire";
import { sum } from "../../../moments/standings.ts";

export const parts = ["artifact", "mastery", "token", "gold", "card"] as const;
export type Part = (typeof parts)[number];

export interface SheetRow {
  readonly part: Part;
  readonly rule: string;
  /** By seat. */
  readonly points: readonly number[];
}

/** What each part brought to everybody; a part that brought nobody anything is left out. */
export function sheetOf(ending: Ending): SheetRow[] {
  return parts.flatMap((part) => {
    const own = ending.points.map((lines) => lines.filter(({ said }) => said.key === `score-${part}`));
    const rule = own.flat()[0]?.rule;
    return rule ? [{ part, rule, points: own.map(sum) }] : [];
  });
}
