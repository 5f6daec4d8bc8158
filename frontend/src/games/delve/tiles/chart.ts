// What every map that one draws along is told by the table, who stands on it, and what its rooms are called aloud.

import type { Snippet } from "svelte";
import { t } from "../../../lib/words.svelte.ts";
import type { Spot } from "../../board.ts";
import { unended, withDeeds } from "../../shared/naming.ts";
import type { Spots } from "../../shared/spots.ts";
import type { Point } from "../map/plan.ts";
import type { DelveView } from "../view.ts";
import type { Around } from "./beside.ts";

export interface Charted {
  readonly spots: Spots;
  readonly names: readonly string[];
  /** What somebody points at. */
  readonly pointed: string | undefined;
  /** A phone: the map is looked at in part, its enemy is a chip. */
  readonly small: boolean;
  /** The seat whose hero one follows. */
  readonly after: number;
  /** Is told how the rooms take the focus. */
  readonly ready?: (focus: () => void) => void;
  /** What stands beside the buttons to look closer. */
  readonly beside?: Snippet | undefined;
}

/** What a note about a room is told. */
export interface Noted {
  readonly word: string;
  readonly names: readonly string[];
  readonly spot: Spot;
  /** Beside the room, if one knows what lies around it; otherwise wherever there is space for it. */
  readonly around?: Around | undefined;
}

/** A hero on the map. */
export interface Piece extends Point {
  readonly seat: number;
  readonly room: string;
}

/** Everybody who is still inside, in one of these rooms. */
export const standingIn = (
  { heroes }: Pick<DelveView, "heroes">,
  rooms: ReadonlyMap<string, unknown>,
): Omit<Piece, keyof Point>[] =>
  heroes.flatMap(({ status, room }, seat) => (status === "inside" && rooms.has(room) ? [{ seat, room }] : []));

/** Where one stands oneself; nowhere for whoever watches or is out. */
export function ownRoom({ heroes, seat }: Pick<DelveView, "heroes" | "seat">): string | undefined {
  const hero = heroes[seat];
  return hero?.status === "inside" ? hero.room : undefined;
}

/** Where the hero stands that one follows. */
export const followedRoom = ({ heroes }: Pick<DelveView, "heroes">, after: number): string => heroes[after]?.room ?? "";

/** A room for ears: what it is, who is there, what may be done, where its ways lead. */
export function roomAloud(
  word: string,
  about: readonly string[],
  ways: readonly string[],
  pieces: readonly Piece[],
  names: readonly string[],
  spot: Spot,
): string {
  const heroes = pieces.flatMap(({ seat, room }) => (room === word ? [names[seat] ?? ""] : []));
  return `${unended(withDeeds([...about, ...heroes].join(", "), spot))}. ${t("raid-ways", { ways: ways.join("; ") })}`;
}
