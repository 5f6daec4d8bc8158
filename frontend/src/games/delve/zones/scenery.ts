// What a table shows besides what is asked: finds, what it is all about, what a card says.

import "./crowded.css";
import "./watching.css";

export { default as DragonSaid } from "../dragon/DragonSaid.svelte";
export { default as FindNote } from "../FindNote.svelte";
export { default as Holding } from "../Holding.svelte";
export { default as Goal } from "../../shared/Goal.svelte";
export { default as CardNote } from "../cards/CardNote.svelte";
export { default as TokenNote } from "../TokenNote.svelte";
export { default as Tokens } from "./Tokens.svelte";
export { default as Theirs } from "./Theirs.svelte";
export { further } from "../further.ts";
export { laid } from "../slots.ts";
