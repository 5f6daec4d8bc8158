// A tile that is to be laid, or turned where it lies: the four ways to do it, what each takes and what bars it.

import { tiles } from "../../../generated/klong-katakomben.ts";
import type { Decision } from "../../../generated/wire";
import type { Spot } from "../../board.ts";
import type { Toll } from "../../delve/map/walks.ts";
import { joinedOf, type Joined, type LaidTile } from "../../delve/tiles/joined.ts";
import type { Cell } from "../../delve/tiles/grid.ts";
import type { CatacombsView, Orientation } from "../view.ts";

export interface Way {
  readonly turn: number;
  readonly spot: Spot;
  /** The door one would come in by; none if one does not go there, or stands there already. */
  readonly entry: string | undefined;
  /** What the way onto the tile would take, if one goes there. */
  readonly toll: Toll | undefined;
  /** What one has too little of, or what is against it. */
  readonly lack: Lack | undefined;
  /** Of a tile that lies already: how far it would go round, and how many ways then lead out of the room one is in. */
  readonly round?: { readonly by: number; readonly ways: number };
}

/** So much of something, or the rule that says no. */
export type Lack =
  { readonly what: "boots" | "picks"; readonly count: number } | { readonly what: "rule"; readonly rule: string };

export interface Turns {
  readonly verb: "lay" | "rotate";
  readonly tile: string;
  readonly cell: Cell;
  readonly ways: readonly Way[];
}

const quarters = [0, 90, 180, 270];

/** Nothing while no tile is to be laid or turned. */
export function turnsOf(view: CatacombsView, dungeon: Joined, decision: Decision | null): Turns | undefined {
  return view.ask === "ask-rotate" ? rotating(view, dungeon, decision) : laying(view, dungeon, decision);
}

function laying(view: CatacombsView, dungeon: Joined, decision: Decision | null): Turns | undefined {
  const { laying: found, next_tile: tile } = view;
  const edge = found && dungeon.edges.find(({ door }) => door === found.door);
  if (!found || !edge || !tile || !tiles[tile]) return undefined;
  const ways = found.turns.map((way) => ({
    turn: way.turn,
    spot: spotOf("lay", way.turn, decision),
    entry: way.entry,
    toll: found.on_foot ? tollOf(way, view, found.seat) : undefined,
    lack: way.barred ? lackOf(way, view, found.seat) : undefined,
  }));
  return { verb: "lay", tile, cell: edge.cell, ways };
}

/** The tile one stands on goes round, and all it carries with it. */
function rotating(view: CatacombsView, dungeon: Joined, decision: Decision | null): Turns | undefined {
  const tile = dungeon.tileOf.get(view.heroes[view.asked ?? view.turn]?.room ?? "");
  const lies = view.laid.find((one) => one.tile === tile);
  if (!tile || !lies) return undefined;
  const { room } = view.heroes[view.asked ?? view.turn]!;
  const others = view.laid.filter((one) => one !== lies);
  const around = quarters.slice(1).map((by) => ({ by, turn: (lies.turn + by) % 360 })); // as it lies it may not stay
  const ways = around.map(({ by, turn }) => ({
    turn,
    spot: spotOf("rotate", turn, decision),
    entry: undefined,
    toll: undefined,
    lack: undefined,
    round: { by, ways: waysFrom(room, joinedOf([...others, { ...lies, turn }], tiles)) },
  }));
  return { verb: "rotate", tile, cell: lies, ways };
}

/** How many tunnels one may leave a room by, the unknown included. */
const waysFrom = (room: string, { links, edges }: Joined): number =>
  links.filter(
    ({ a, b, way }) => (a === room && way !== "ba" && way !== "none") || (b === room && way !== "ab" && way !== "none"),
  ).length + edges.filter((edge) => edge.room === room && edge.way !== "in").length;

function spotOf(verb: Turns["verb"], turn: number, decision: Decision | null): Spot {
  const about = ({ id }: { readonly id: string }): boolean => id === `${verb}:${turn}` || id.startsWith(`${verb}:${turn}/`);
  return { options: decision?.options?.filter(about) ?? [], barred: decision?.barred?.filter(about) ?? [] };
}

/** Of the ways that are allowed the one that takes least: what lasts counts before what the turn has. One that does not lead onto
    the tile comes last. */
export function cheapest({ ways }: Turns): Way | undefined {
  const costs = ({ toll, lack }: Way): number[] => [
    lack ? 1 : 0,
    toll?.damage ?? 0,
    toll?.picks ?? 0,
    toll?.boots ?? 0,
    toll?.swords ?? 0,
  ];
  const dearer = (a: Way, b: Way): number =>
    costs(a)
      .map((cost, i) => cost - costs(b)[i]!)
      .find(Boolean) ?? 0;
  return ways.filter(({ spot }) => spot.options.length).toSorted(dearer)[0];
}

/** As many swords as one has are drawn. */
function tollOf({ boots, monsters, picks }: Orientation, { heroes }: CatacombsView, seat: number): Toll {
  const swords = Math.min(monsters, heroes[seat]?.swords ?? 0);
  return { boots, swords, damage: monsters - swords, picks };
}

function lackOf({ boots, picks, barred }: Orientation, view: CatacombsView, seat: number): Lack {
  const hero = view.heroes[seat];
  if (boots > (hero?.boots ?? 0)) return { what: "boots", count: boots - (hero?.boots ?? 0) };
  if (picks > (view.picks[seat] ?? 0)) return { what: "picks", count: picks - (view.picks[seat] ?? 0) };
  return { what: "rule", rule: barred };
}

/** The tile as it would lie. */
export const trialOf = ({ tile, cell }: Turns, turn: number): LaidTile => ({ tile, x: cell.x, y: cell.y, turn });
