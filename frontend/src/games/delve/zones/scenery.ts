// What a table shows besides what is asked: scenes, finds, the dragon in the corner.

export { default as Attack } from "../attack/Attack.svelte";
export { default as DragonChip } from "../dragon/DragonChip.svelte";
export { default as FindNote } from "../FindNote.svelte";
export { default as MomentNote } from "../Moment.svelte";
export { default as Goal } from "../../shared/Goal.svelte";
export { default as CardNote } from "../cards/CardNote.svelte";
export { default as RoomNote } from "../map/RoomNote.svelte";
