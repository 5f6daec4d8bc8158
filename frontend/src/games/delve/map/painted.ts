// The map as it is to be seen. Rooms can be chosen by their names before that is here.

export { default as Alight } from "./Alight.svelte";
export { default as DragonChip } from "../dragon/DragonChip.svelte";
export { default as Doorways } from "./Doorways.svelte";
export { default as Painting } from "./Painting.svelte";
export { default as Prices } from "./Prices.svelte";
export { default as RoomNote } from "./RoomNote.svelte";
