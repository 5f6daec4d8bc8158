// What everything on a board may ask of the table and of the board.

import { createContext } from "svelte";
import type { Spot } from "../board.ts";

export interface Reach {
  activate: (spot: Spot, anchor: Element) => void;
  point: (spot: Spot | undefined, anchor: Element) => void;
  /** Somebody wants to know more about this, or no longer does. */
  explain: (about: string | undefined) => void;
}

export const [reach, setReach] = createContext<Reach>();
