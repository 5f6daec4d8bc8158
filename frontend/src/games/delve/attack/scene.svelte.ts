// An attack as it is shown: one cube after the other, and then for a moment what came of it.

import { hitsOn, type Attack } from "./attack.ts";

/** Of the time a scene has: until the first cube, all cubes together, and then for what came of it. */
export const shares = { roar: 0.15, cubes: 0.4, after: 0.45 };

export class Scene {
  attack = $state.raw<Attack | undefined>(undefined);
  /** How many cubes have been shown. */
  drawn = $state(0);
  done = $derived(this.drawn >= (this.attack?.cubes.length ?? 0));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #waits = false;
  #time = 0;

  /** For so many ms; where less should move, everything is shown at once; or, if it waits, until somebody goes on. */
  begin(attack: Attack, time: number, calm: boolean, waits = false): void {
    this.#waits = waits;
    this.#time = time;
    this.attack = attack;
    this.drawn = calm ? attack.cubes.length : 0;
    this.#wait(calm ? 1 : shares.roar);
  }

  /** The rest at once; and if all is shown, away with it. */
  skip(): void {
    if (!this.attack || this.done) return this.close();
    this.drawn = this.attack.cubes.length;
    this.#wait(shares.after);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.attack = undefined;
  }

  /** Damage to a seat that has not been shown yet. */
  ahead(seat: number): number {
    return hitsOn(seat, this.attack?.cubes.slice(this.drawn) ?? []);
  }

  #wait(share: number): void {
    clearTimeout(this.#timer);
    if (this.done && this.#waits) return;
    this.#timer = setTimeout(() => {
      if (this.done) return this.close();
      this.drawn++;
      const cubes = this.attack?.cubes.length ?? 1;
      this.#wait(this.done ? shares.after : shares.cubes / cubes);
    }, share * this.#time);
  }
}
