// What a player has done, and what is still to be done: two ports in two modules, the code, an artifact, a pod.

import type { Needs, ShipView } from "../view.ts";

export const steps = ["first", "second", "code", "artifact", "pod"] as const;

export interface Step {
  readonly step: (typeof steps)[number];
  readonly state: "done" | "next" | "later";
}

const doneOf = ({ ports, code, artifact }: Needs, out: boolean): readonly boolean[] => [
  ports.length > 0,
  ports.length > 1,
  code,
  artifact,
  out,
];

export function todoOf({ needs, heroes }: Pick<ShipView, "needs" | "heroes">, seat: number): Step[] {
  const done = doneOf(needs[seat]!, heroes[seat]!.status === "escaped");
  const next = done.indexOf(false);
  return steps.map((step, i) => ({ step, state: done[i] ? "done" : i === next ? "next" : "later" }));
}
