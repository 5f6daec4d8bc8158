// How much room there is: a rail beside the board, a drawer, or a phone's sheet below it.

import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("width >= 1100px");
export const phone = new MediaQuery("(width < 700px) or (height < 500px)"); // upright, or on its side

/** What can be looked at beside the board. */
export type Place = "question" | "options" | "seats" | "log" | "rules";
