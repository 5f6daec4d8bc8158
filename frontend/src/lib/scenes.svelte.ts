// Big moments that a board plays: meanwhile nothing follows, and nothing tells how it will end.

import { untrack } from "svelte";

class Scenes {
  #running = $state(0);

  get playing(): boolean {
    return this.#running > 0;
  }

  /** A scene begins; what is returned ends it. Made for `$effect(() => scenes.play())` in whatever draws it. */
  play(): () => void {
    // Whoever begins a scene does not wait for others: an effect that looked at the count would run again and again.
    untrack(() => this.#running++);
    let over = false;
    return () => {
      if (!over) untrack(() => this.#running--);
      over = true;
    };
  }
}

export const scenes = new Scenes();
