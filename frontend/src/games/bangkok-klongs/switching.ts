// Whoever has taken up a boat may think better of it and touch another.

import { handAt } from "./flights.ts";
import { ownHand, type BangkokView } from "./view.ts";

/** The choice that is meant, if what lies there is another boat that could have been taken up. */
export function otherBoat(view: BangkokView, at: string): string | undefined {
  if (view.ask === "ask-field") {
    const boat = ownHand(view).find((_, i) => handAt(i) === at)?.boat;
    return boat && boat !== view.lifted ? `place:${boat}` : undefined;
  }
  if (view.ask === "ask-sail") {
    const mine = view.boats.find(({ field, merchant }) => field === at && merchant === view.seat);
    // With one way only it would be moved at once: that has to be asked for by itself.
    return mine && at !== view.focus && mine.ways.length > 1 ? `move:${at}` : undefined;
  }
  return undefined;
}
