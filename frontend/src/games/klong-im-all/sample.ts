// A moment of a game that nobody plays, to look at the ship with: what lies where is chance.

import { chanceOf, oneOf } from "../delve/map/chance.ts";
import { raidWith } from "../delve/sample.ts";
import { roomKey } from "../delve/spots.ts";
import type { Spots } from "../shared/spots.ts";
import { farEnd, portIn, shipOf, type Ship } from "./ship/plan.ts";
import type { Needs, ShipView } from "./view.ts";

const rageTrack = [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6];
const zones = rageTrack.map((_, i) => (i < 7 ? "normal" : i < 10 ? "red" : "checkered"));
const hunters: Readonly<Record<number, number>> = { 8: 1, 9: 1, 11: 2 };

const needs: readonly Needs[] = [
  { ports: [], data: 2, code: false, artifact: false, next: "first_port" },
  { ports: ["a"], data: 1, code: false, artifact: false, next: "second_port" },
  { ports: ["a", "b"], data: 0, code: true, artifact: false, next: "artifact" },
  { ports: ["a", "b"], data: 0, code: true, artifact: true, next: "pod" },
];

export interface Sample {
  readonly view: ShipView;
  readonly spots: Spots;
}

export function sampleOf(slots: readonly string[], rage: number): Sample {
  const ship = shipOf(slots);
  const chance = chanceOf(slots.join(" "));
  const berths = [...ship.berths.values()];
  const standing = Array.from(
    { length: needs.length },
    () =>
      oneOf(
        chance,
        berths.filter(({ pod }) => !pod),
      ).word,
  );
  const ports = berths.filter(({ room }) => portIn(room));
  const view: ShipView = {
    ...raidWith(standing),
    slots,
    tokens: berths.flatMap(({ word, room: { major = 0, minor = 0, artifact } }) => [
      ...Array.from({ length: major }, () => ({ room: word, token: "?major" })),
      ...Array.from({ length: Math.round(chance(0, minor)) }, () => ({ room: word, token: "?minor" })),
      ...(artifact ? [{ room: word, token: `artifact_${artifact}` }] : []),
    ]),
    ports: ports.map(({ word, room }, i) => ({
      room: word,
      feature: room.features!.find((feature) => feature.startsWith("port_"))!,
      seat: i % 4 === 1 ? i % needs.length : null,
    })),
    pods: ["FR-P1", "FR-P2", "FR-P4"],
    rage,
    rage_track: rageTrack,
    zones: zones as ShipView["zones"],
    attack: rageTrack[rage - 1]!,
    red_track: rageTrack.map((_, i) => (i >= rage ? (hunters[i + 1] ?? 0) : 0)),
    red: { area: 0, bag: rage > 8 ? 2 : 0 },
    blockade: rage >= 10,
    blockade_space: 10,
    needs,
    dazed: needs.map(() => false),
    every_faction: needs.map(() => false),
    beams: needs.map(() => 0),
  };
  return { view, spots: nextDoor(ship, standing[0]!) };
}

/** What could be chosen if everything next door could be had for what is printed there. */
function nextDoor({ passages }: Ship, own: string): Spots {
  const out = passages.filter(({ from, to, arrow }) => from === own || (to === own && !arrow));
  return new Map(
    out.map((passage) => {
      const { id, boots, monsters } = passage;
      const args = { boots, swords: Math.min(1, monsters), damage: Math.max(0, monsters - 1) };
      return [
        roomKey(farEnd(passage, own)),
        { options: [{ id: `move:${id}`, label: { key: "raid-walk", args } }], barred: [] },
      ] as const;
    }),
  );
}
