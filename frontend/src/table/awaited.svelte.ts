// How long whoever is asked has been, and when a bot may play for them: by this browser's own clock, from what the server has said.

import { arrivalOf } from "../lib/arrivals.ts";
import type { Desk } from "./desk.svelte.ts";

export class Awaited {
  /** Since when somebody is asked, in ms of this page. */
  since = $state(0);
  /** When a bot may step in, in ms of this page; undefined: not as things are. */
  due = $state<number | undefined>(undefined);

  /** While a component is made, with which it ends. */
  constructor(desk: Desk) {
    $effect(() => {
      const { waiting, about } = desk.update ?? {};
      const then = arrivalOf(desk.update);
      const seconds = waiting ? waiting.away_in : (about?.pacing.seconds ?? null);
      this.since = then - 1000 * (waiting?.asked_for ?? 0);
      this.due = seconds === null ? undefined : then + 1000 * seconds;
    });
    // Whoever is there is thinking; from when they leave, they are waited for as long as the table wants.
    $effect(() => {
      const pacing = desk.update?.about.pacing;
      const here = desk.live.here?.seats.includes(desk.turn);
      if (!pacing || pacing.clock || here === undefined) return;
      if (here) this.due = undefined;
      else if (pacing.seconds !== null) this.due ??= arrivalOf(desk.live.here) + 1000 * pacing.seconds;
    });
  }
}

/** Seconds as a clock shows them: 4:05, or 23:59:59. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, number) => (number ? String(part).padStart(2, "0") : String(part))).join(":");
}
