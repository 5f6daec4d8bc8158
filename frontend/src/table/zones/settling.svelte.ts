// One place on the table for different deeds: what has only just come there is not meant by whoever presses twice.

const soon = 600; // ms in which something new takes nothing
const lately = 1500; // ms after a press in which what comes instead may have been hit by the same hand

export class Settling {
  /** What lies here now takes nothing yet. */
  early = $state(false);

  #pressed: { deed: string; at: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Somebody presses; whether it counts. */
  press(deed: string): boolean {
    if (this.early) return false;
    this.#pressed = { deed, at: performance.now() };
    return true;
  }

  /** From now on `deed` lies here, if anything does. */
  becomes(deed: string | undefined): void {
    if (deed === undefined) return;
    const before = this.#pressed;
    if (!before || before.deed === deed || performance.now() - before.at >= lately) return;
    this.#pressed = undefined; // once: what comes and goes meanwhile need not be waited for again
    this.early = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.early = false), soon);
  }
}
