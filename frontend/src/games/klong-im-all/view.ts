// What the server shows of the ship (`games/im_all/view.py`), besides what it shows of every raid.
//
//     slots       the modules in slots 1, 2, 3
//     ports       every port, and whose data marker lies there; pods: rooms with a pod
//     red_track   bounty hunters that wait on each step of the rage track; red: those in the noise area and in the bag
//     blockade    whether it is up; `blockade_space`, counted from 1, raises it
//     dazed       by seat: no boots any more this turn; every_faction: each counts as played
//     beams       by seat: ways to the telepad of one's module that are left this turn

import type { KlongImAllShown } from "../../generated/klong-im-all.view.ts";
import type { Update } from "../../generated/wire";
import type { DelveView } from "../delve/view.ts";

/** What a player still has to do, in this order. */
export type Need = "first_port" | "second_port" | "artifact" | "pod" | "nothing";

/** Ports that were hacked, data markers that are left, what one has, and what comes next. */
export interface Needs extends Omit<KlongImAllShown["needs"][number], "next"> {
  readonly next: Need;
}

type Shown = Pick<
  KlongImAllShown,
  "slots" | "ports" | "pods" | "red_track" | "red" | "blockade" | "blockade_space" | "dazed" | "every_faction" | "beams"
>;

export interface ShipView extends DelveView, Shown {
  /** What kind of space each step of the rage track is. */
  readonly zones: readonly ("normal" | "red" | "checkered")[];
  readonly needs: readonly Needs[];
}

export const viewOf = (update: Update): ShipView => update.view as unknown as ShipView;
