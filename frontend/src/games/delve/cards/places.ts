// Where cards lie, by the names flights and keys use: `row/3`, `reserve/mercenary`, `hand/0`, `area/2`, `discarded/1`.

import { isHidden, ownHero, type CardWord, type DelveView } from "../view.ts";

/** The newest first, as one leafs through a discard pile; what is covered and not one's own stays hidden. */
export const leafed = (discard: readonly CardWord[]): CardWord[] => discard.filter((card) => !isHidden(card)).toReversed();

/** The card that lies there, unless it shows its back. */
export function cardAt(at: string | undefined, view: DelveView): CardWord | undefined {
  const [place = "", which = ""] = at?.split("/") ?? [];
  const own = ownHero(view);
  switch (place) {
    case "row":
      return view.row.find(({ slot }) => slot === Number(which))?.card;
    case "reserve":
      return which;
    case "hand":
      return own?.hand[Number(which)];
    case "area":
      return view.heroes[view.turn]?.area[Number(which)]?.card;
    case "discarded":
      return leafed(own?.discard ?? [])[Number(which)];
    default:
      return undefined;
  }
}
