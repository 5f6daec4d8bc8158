// Whether the table is covered while a shared device goes from hand to hand; remembered.

import { read, write } from "../lib/store.ts";

const remembered = "tischrunde.curtain";

class Curtain {
  #wanted = $state(read(remembered) !== "off");

  get wanted(): boolean {
    return this.#wanted;
  }

  set wanted(wanted: boolean) {
    this.#wanted = wanted;
    write(remembered, wanted ? "on" : "off");
  }
}

export const curtain = new Curtain();
