// On a small screen the offers lie over the map: when they do.

import type { Told } from "../../../generated/wire";
import { seatIn } from "../../shared/telling.ts";
import { concerns, type Spots } from "../../shared/spots.ts";
import { rowKey } from "../spots.ts";
import type { DelveView } from "../view.ts";

interface Shown {
  readonly view: Pick<DelveView, "seat" | "turn" | "ask">;
  readonly spots: Spots;
  readonly log: readonly Told[];
}

const passing = ["event-ended-turn", "event-began-turn"];

/** How often one's own turn has begun and ended, and whether it is on. */
const turnOf = ({ view: { seat, turn }, log }: Shown): string =>
  `${turn === seat} ${log.filter(({ said }) => passing.includes(said.key) && seatIn(said, "who") === seat).length}`;

export class Shop {
  open = $state(false);

  /** Made while a component is, as its effects are. */
  constructor(shown: () => Shown) {
    // What others do is seen on the map, and there one's own turn begins. It is compared, not looked for in the news:
    // while a scene plays, these are kept back; and whoever skips others sees nothing of their turns.
    const turn = $derived(turnOf(shown()));
    $effect(() => {
      void turn;
      this.open = false;
    });

    // Where one has to choose tells which of the two is shown.
    $effect(() => {
      const { view, spots } = shown();
      if (view.ask === "ask-replace" && concerns(spots, rowKey(""))) this.open = true;
      else if (view.ask === "ask-fetch" || view.ask === "ask-take") this.open = false;
    });
  }
}
