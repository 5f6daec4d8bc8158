// What the server shows of the ship (`games/im_all/view.py`), besides what it shows of every raid.

import type { Update } from "../../generated/wire";
import type { DelveView, RoomWord } from "../delve/view.ts";

/** What a player still has to do, in this order. */
export type Need = "first_port" | "second_port" | "artifact" | "pod" | "nothing";

export interface Needs {
  /** Ports that were hacked. */
  readonly ports: readonly RoomWord[];
  /** Data markers that are left. */
  readonly data: number;
  readonly code: boolean;
  readonly artifact: boolean;
  readonly next: Need;
}

export interface ShipView extends DelveView {
  /** The modules in slots 1, 2, 3. */
  readonly slots: readonly string[];
  /** Every port, and whose data marker lies there. */
  readonly ports: readonly { readonly room: RoomWord; readonly feature: string; readonly seat: number | null }[];
  /** Rooms with a pod. */
  readonly pods: readonly RoomWord[];
  /** What kind of space each step of the rage track is. */
  readonly zones: readonly ("normal" | "red" | "checkered")[];
  /** Bounty hunters that wait on each of them. */
  readonly red_track: readonly number[];
  /** Bounty hunters in the noise area, and in the bag. */
  readonly red: { readonly area: number; readonly bag: number };
  /** Whether it is up, and the space that raises it, counted from 1. */
  readonly blockade: boolean;
  readonly blockade_space: number;
  readonly needs: readonly Needs[];
  readonly dazed: readonly boolean[];
  readonly multipass: readonly boolean[];
  /** Ways to the telepad of one's module that are left this turn. */
  readonly beams: readonly number[];
}

export const viewOf = (update: Update): ShipView => update.view as unknown as ShipView;
