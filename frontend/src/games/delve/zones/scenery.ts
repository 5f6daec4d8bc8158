// What a table shows besides what is asked: finds, what it is all about, what a card says.

export { default as FindNote } from "../FindNote.svelte";
export { default as Goal } from "../../shared/Goal.svelte";
export { default as CardNote } from "../cards/CardNote.svelte";
