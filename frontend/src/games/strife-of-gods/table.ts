// What everything on the board may ask of the table and of the board.

import { createContext } from "svelte";
import type { Said } from "../../generated/wire";
import type { Spot } from "../board.ts";
import type { CardWord } from "./view.ts";

export interface Reach {
  activate: (spot: Spot, anchor: Element, text?: Said) => void;
  point: (spot: Spot | undefined, anchor: Element) => void;
  /** Somebody wants to know what this card does, or no longer does. */
  explain: (card: CardWord | undefined) => void;
  /** Whether somebody looks at one of its choices elsewhere. */
  lit: (spot: Spot) => boolean;
}

export const [reach, setReach] = createContext<Reach>();
