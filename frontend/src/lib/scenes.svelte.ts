// Big moments that a board plays: meanwhile nothing follows, and nothing tells how it will end.

import { untrack } from "svelte";
import type { Said } from "../generated/wire";

/** What goes on around a scene. */
interface Scene {
  /** What of the step it shows is not told before it is over; all of it, as how a scene ends is seen before it is read. */
  readonly withholds: (said: Said) => boolean;
  /** At a rest: what is said in the place of the question to come. */
  readonly pause?: Said;
}

const plain: Scene = { withholds: () => true };

class Scenes {
  #running = $state.raw<readonly Scene[]>([]);
  #notes = $state(0);

  get playing(): boolean {
    return this.#running.length > 0;
  }

  /** What a table at rest says, if one rests. */
  get pause(): Said | undefined {
    return this.#running.find(({ pause }) => pause)?.pause;
  }

  /** Whether a part of the step shown now is not to be told yet. */
  withholds(said: Said): boolean {
    return this.#running.some((scene) => scene.withholds(said));
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
  play(wanted: Scene = plain): () => void {
    const scene = { ...wanted }; // one of its own, even if two are alike
    // Whoever begins a scene does not wait for others: an effect that looked at them would run again and again.
    untrack(() => (this.#running = [...this.#running, scene]));
    return () => untrack(() => (this.#running = this.#running.filter((other) => other !== scene)));
  }
}

export const scenes = new Scenes();
