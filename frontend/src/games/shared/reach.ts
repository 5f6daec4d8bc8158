// What everything on a board may ask of the table and of the board.

import { createContext } from "svelte";
import type { Said } from "../../generated/wire";
import type { About, Spot } from "../board.ts";

export interface Reach {
  activate: (spot: Spot, anchor: Element, text?: Said) => void;
  point: (spot: Spot | undefined, anchor: Element) => void;
  /** Somebody wants to know more about this, or no longer does. */
  explain: (about: string | undefined) => void;
  /** What a thing is, said beside it; missing where a game is only looked at. */
  tell?: ((about: readonly About[], anchor: Element) => void) | undefined;
  /** Whether somebody looks at one of its choices elsewhere. */
  lit: (spot: Spot) => boolean;
}

export const [reach, setReach] = createContext<Reach>();
