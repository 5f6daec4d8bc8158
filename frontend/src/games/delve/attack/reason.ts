// Why an attack draws as many cubes as it does; needed only where one is shown.

import type { DelveView } from "../view.ts";
import type { Wave } from "./attack.ts";

/** Why an attack is about so many cubes: the enemy's rage, dangers in the row, a step along the parapet. */
export interface Reason {
  readonly rage: number;
  readonly danger: number;
  readonly parapet: number;
}

type Seen = Pick<DelveView, "attack" | "rage" | "rage_track" | "parapet">;

/** As the table stands right after it; unknown where it was drawn for another reason. */
export function reasonOf({ size }: Wave, { attack, rage, rage_track, parapet = 0 }: Seen): Reason | undefined {
  const angry = rage_track[rage - 1] ?? 0;
  const more = size - attack;
  const walked = more > 0 && more === parapet - 1;
  return angry <= attack && (more === 0 || walked) ? { rage: angry, danger: attack - angry, parapet: more } : undefined;
}
