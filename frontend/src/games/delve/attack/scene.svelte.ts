// An attack as it is shown: one cube after the other, and then for a moment what came of it.

import { hitsOn, type Attack } from "./attack.ts";

export const pace = { roar: 600, cubes: 1900, cube: 650, after: 3000, calm: 6000 }; // ms; all cubes together take no longer than `cubes`

export class Scene {
  attack = $state.raw<Attack | undefined>(undefined);
  /** How many cubes have been shown. */
  drawn = $state(0);
  done = $derived(this.drawn >= (this.attack?.cubes.length ?? 0));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #waits = false;

  /** Where less should move, everything is shown at once and stays longer; or, if it waits, until somebody goes on. */
  begin(attack: Attack, calm: boolean, waits = false): void {
    this.#waits = waits;
    this.attack = attack;
    this.drawn = calm ? attack.cubes.length : 0;
    this.#wait(calm ? pace.calm : pace.roar);
  }

  /** The rest at once; and if all is shown, away with it. */
  skip(): void {
    if (!this.attack || this.done) return this.close();
    this.drawn = this.attack.cubes.length;
    this.#wait(pace.after);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.attack = undefined;
  }

  /** Damage to a seat that has not been shown yet. */
  ahead(seat: number): number {
    return hitsOn(seat, this.attack?.cubes.slice(this.drawn) ?? []);
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    if (this.done && this.#waits) return;
    this.#timer = setTimeout(() => {
      if (this.done) return this.close();
      this.drawn++;
      const cubes = this.attack?.cubes.length ?? 1;
      this.#wait(this.done ? pace.after : Math.min(pace.cube, pace.cubes / cubes));
    }, time);
  }
}
