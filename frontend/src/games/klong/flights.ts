// What has moved between two views, seen from above: so undoing and looking back fly as well.

import type { Flight, Where } from "../shared/motion.ts";
import type { KlongView } from "./view.ts";

export const heroAt = (seat: number): Where => `hero/${seat}`;

/** Heroes that stand elsewhere now. */
export const flightsOf = (before: KlongView, now: KlongView): Flight[] =>
  now.heroes.flatMap((hero, seat) => {
    const old = before.heroes[seat];
    const stayed = old?.room === hero.room && (now.walker !== seat || before.parapet === now.parapet);
    return stayed ? [] : [{ from: heroAt(seat), to: heroAt(seat) }];
  });
