// The ship as it is to be seen. Rooms can be chosen by their names before that is here.

export { default as BerthNote } from "./BerthNote.svelte";
export { default as BossChip } from "../enemy/BossChip.svelte";
export { default as Painting } from "./Painting.svelte";
export { default as ShipPrices } from "./ShipPrices.svelte";
export { default as Tells } from "../enemy/Tells.svelte";
