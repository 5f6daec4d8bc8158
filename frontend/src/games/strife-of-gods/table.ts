// What everything on the board may ask of the table and of the board.

import { createContext } from "svelte";
import type { Spot } from "../board.ts";
import type { CardWord } from "./view.ts";

export interface Reach {
  activate: (spot: Spot, anchor: Element) => void;
  point: (spot: Spot | undefined, anchor: Element) => void;
  /** Somebody wants to know what this card does, or no longer does. */
  explain: (card: CardWord | undefined) => void;
}

export const [reach, setReach] = createContext<Reach>();
