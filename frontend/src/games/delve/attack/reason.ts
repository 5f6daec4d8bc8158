// What set an attack off, and why it draws as many cubes as it does; needed only where one is shown.

import type { Said, Told } from "../../../generated/wire";
import { seatIn } from "../../shared/telling.ts";
import type { DelveView } from "../view.ts";
import type { Attack, DrawnCube, Wave } from "./attack.ts";

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

const causes = ["event-walked-parapet", "event-used", "event-played", "event-fought", "event-bought"];
const turns = ["event-ended-turn", "event-began-turn"];

/** As it was told: who turned up which cards, else what somebody did last, else in place of whose turn it came. */
export function causeOf({ events, waves }: Attack, wave: number): Said | undefined {
  const before = events.slice((waves[wave - 1]?.at ?? -1) + 1, waves[wave]?.at);
  const provoked = before.flatMap(({ said }) => (said.key === "event-provoked" ? [said] : []));
  const last = before.findLast(({ said }) => causes.includes(said.key) || turns.includes(said.key))?.said;
  if (!provoked[0]) return last && causes.includes(last.key) ? last : insteadOf(events[waves[wave]?.at ?? -1], last);
  const card = provoked.map(({ args }) => args["card"]!).reduce((some, more) => ({ key: "cards-more", args: { some, more } }));
  return { ...provoked[0], args: { ...provoked[0].args, card } };
}

/** After somebody else's turn, and before anything else was done: whoever has no more turns draws instead. */
function insteadOf(attacked: Told | undefined, turn: Said | undefined): Said | undefined {
  const who = attacked?.said.args["who"];
  if (!attacked || who === undefined || (turn && seatIn(turn, "who") === seatIn(attacked.said, "who"))) return undefined;
  return { key: "raid-drawn-instead", args: { who } };
}

/** Cubes that did the same, and how many they are. */
export function heapsOf(cubes: readonly DrawnCube[]): readonly { readonly cube: DrawnCube; readonly count: number }[] {
  const heaps = new Map<string, DrawnCube[]>();
  for (const cube of cubes) {
    const kind = `${cube.seat}/${cube.hurts}/${!!cube.special}`;
    heaps.set(kind, [...(heaps.get(kind) ?? []), cube]);
  }
  return [...heaps.values()].map((heap) => ({ cube: heap[0]!, count: heap.length }));
}
