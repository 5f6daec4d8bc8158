// A few soft sounds, made here and now; off unless somebody wants them; remembered.

import { read, write } from "./store.ts";
import type { Voice } from "./tones.ts";

const remembered = "tischrunde.sounds";

class Sounds {
  #wanted = $state(read(remembered) === "on");

  get wanted(): boolean {
    return this.#wanted;
  }

  set wanted(wanted: boolean) {
    this.#wanted = wanted;
    write(remembered, wanted ? "on" : "off");
    if (wanted) this.play("turn"); // so that one hears what one has chosen
  }

  play(voice: Voice): void {
    if (!this.#wanted) return;
    void import("./tones.ts").then(
      ({ play }) => play(voice),
      () => undefined, // then it is quiet
    );
  }
}

export const sounds = new Sounds();
