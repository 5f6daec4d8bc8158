// What the server shows of the catacombs (`games/katakomben/view.py`), besides what it shows of every raid.

import type { Update } from "../../generated/wire";
import type { LaidTile } from "../delve/tiles/joined.ts";
import type { CardWord, DelveView, RoomWord } from "../delve/view.ts";

/** One way to lay the tile that was found. */
export interface Orientation {
  /** In degrees, clockwise. */
  readonly turn: number;
  /** The door of the tile one would come in by, and the room behind it. */
  readonly entry: string;
  readonly room: RoomWord;
  readonly boots: number;
  readonly monsters: number;
  readonly picks: number;
  /** The rule that keeps one from it; empty if none does. */
  readonly barred: string;
}

export interface CatacombsView extends DelveView {
  /** Tiles that have not been laid. */
  readonly tiles: number;
  /** The uppermost of them: its word once all can see it, `?safe` or `?depths` before. */
  readonly next_tile: string | null;
  /** How many of them are still face down, by their backs. */
  readonly stack: { readonly safe: number; readonly depths: number };
  readonly laid: readonly LaidTile[];
  /** Doors whose lock is open. */
  readonly opened: readonly string[];
  /** Who has marked which wayshrine. */
  readonly shrines: Readonly<Record<RoomWord, readonly number[]>>;
  /** Chests, libraries and prisons that are empty. */
  readonly picked: readonly { readonly room: RoomWord; readonly feature: string }[];
  /** Ghosts that sleep, that wait in the noise area, and that are in the bag. */
  readonly ghosts: { readonly bank: number; readonly area: number; readonly bag: number };
  /** Artifacts that have not been found, the next one first. */
  readonly artifacts: readonly CardWord[];
  /** Secrets and prisoners that are left. */
  readonly bank: Readonly<Record<"major" | "minor" | "prisoner", number>>;
  readonly picks: readonly number[];
  /** By seat: wayshrines marked. */
  readonly marked: readonly number[];
  /** The tile that has been found and is to be laid now. */
  readonly laying: {
    readonly seat: number;
    readonly door: string;
    readonly on_foot: boolean;
    /** The artifacts it brings. */
    readonly finds: readonly { readonly room: RoomWord; readonly token: CardWord }[];
    readonly turns: readonly Orientation[];
  } | null;
}

export const viewOf = (update: Update): CatacombsView => update.view as unknown as CatacombsView;
