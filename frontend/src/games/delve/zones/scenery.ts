// What a table shows besides what is asked: scenes, finds, what a card says.

export { default as Attack } from "../attack/Attack.svelte";
export { default as FindNote } from "../FindNote.svelte";
export { default as MomentNote } from "../Moment.svelte";
export { default as Goal } from "../../shared/Goal.svelte";
export { default as CardNote } from "../cards/CardNote.svelte";
