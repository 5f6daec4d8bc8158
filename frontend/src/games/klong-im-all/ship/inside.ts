// What is to be seen in a room, side by side, and where.

import type { Heap } from "../../delve/tokens.ts";
import { portIn, type Berth } from "./plan.ts";
import type { Sights } from "./sights.ts";

export type Thing =
  | { readonly kind: "port"; readonly what: string; readonly count: number; readonly seat: number | undefined }
  | { readonly kind: "credits"; readonly count: number }
  | { readonly kind: "artifact"; readonly heap: Heap }
  | { readonly kind: "minor"; readonly count: number }
  | { readonly kind: "major" | "market" | "crystal" | "telepad" | "hyperlift" | "medbay" | "gate" | "start" | "pod" };

export interface Shown {
  readonly thing: Thing;
  /** From the middle of the room. */
  readonly x: number;
  readonly size: number;
}

const plain = ["market", "crystal", "telepad", "hyperlift", "medbay", "gate", "start"] as const;

function featureOf(feature: string, berth: Berth, { hacked, pods }: Sights): Thing[] {
  const known = plain.find((kind) => kind === feature);
  if (known) return [{ kind: known }];
  if (feature === "exit") return pods.has(berth.word) ? [{ kind: "pod" }] : [];
  if (feature.startsWith("credits")) return [{ kind: "credits", count: Number(feature.slice("credits".length)) }];
  const port = feature.startsWith("port_") ? portIn(berth.room) : undefined;
  return port ? [{ kind: "port", ...port, seat: hacked.get(berth.word) }] : [];
}

const heapOf = (heap: Heap): Thing =>
  heap.kind === "artifact"
    ? { kind: "artifact", heap }
    : heap.kind === "major"
      ? { kind: "major" }
      : { kind: "minor", count: heap.count };

/** All of it; whoever stands there leaves less space. */
export function insideOf(berth: Berth, sights: Sights): Shown[] {
  const heaps = sights.heaps.get(berth.word) ?? [];
  const minors = heaps.filter(({ kind }) => kind === "minor").reduce((sum, { count }) => sum + count, 0);
  const things = [
    ...(berth.room.features ?? []).flatMap((feature) => featureOf(feature, berth, sights)),
    ...heaps.filter(({ kind }) => kind !== "minor").map(heapOf),
    ...(minors ? [{ kind: "minor" as const, count: minors }] : []),
  ];
  const crowded = sights.crowded.has(berth.word);
  const pair = things.length > 1;
  const port = things.findIndex(({ kind }) => kind === "port");
  return things.map((thing, i) => {
    const beside = port < 0 ? (i - (things.length - 1) / 2) * 42 : i === port ? -17 : 27;
    const x = pair ? (port > 0 ? -beside : beside) : 0;
    if (!crowded) return { thing, x, size: pair ? 0.82 : 1 };
    return pair ? { thing, x: x * 0.8 + 12, size: 0.74 } : { thing, x: 11, size: 0.84 };
  });
}
