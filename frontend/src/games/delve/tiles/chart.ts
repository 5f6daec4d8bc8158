// What every map that one draws along is told by the table, who stands on it, and what its rooms are called aloud.

import type { Snippet } from "svelte";
import { t } from "../../../lib/words.svelte.ts";
import type { Spot } from "../../board.ts";
import { withDeeds } from "../../shared/naming.ts";
import type { Spots } from "../../shared/spots.ts";
import type { Point } from "../map/plan.ts";
import type { DelveView } from "../view.ts";
import type { Look, Size } from "./plane.ts";

export interface Charted {
  readonly spots: Spots;
  readonly names: readonly string[];
  /** What somebody points at. */
  readonly pointed: string | undefined;
  /** A phone: the map is looked at in part, its enemy is a chip. */
  readonly small: boolean;
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
  /** Beside the room, if one knows how the map is looked at; otherwise wherever there is space for it. */
  readonly look?: Look | undefined;
  readonly frame?: Size | undefined;
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

/** Where the hero stands that one follows: one's own as long as that is inside, then that of whose turn it is. */
export function followedRoom({ heroes, seat, turn }: Pick<DelveView, "heroes" | "seat" | "turn">): string {
  const one = [seat, turn].map((at) => heroes[at]).find((hero) => hero?.status === "inside");
  return (one ?? heroes[seat] ?? heroes[turn])?.room ?? "";
}

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
  return `${withDeeds([...about, ...heroes].join(", "), spot)}. ${t("raid-ways", { ways: ways.join("; ") })}`;
}
