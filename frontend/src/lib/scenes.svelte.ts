// Big moments that a board plays: meanwhile nothing follows, and nothing tells how it will end.

import { untrack } from "svelte";

class Scenes {
  #running = $state(0);
  #notes = $state(0);

  get playing(): boolean {
    return this.#running > 0;
  }

  /** Whether a board says something of its own, which goes by itself: the game goes on, but two do not speak at once. */
  get speaking(): boolean {
    return this.#notes > 0;
  }

  /** Something is said over the board; what is returned ends it. */
  speak(): () => void {
    untrack(() => this.#notes++);
    return () => untrack(() => this.#notes--);
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
