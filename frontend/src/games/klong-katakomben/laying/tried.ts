// How a tile is tried out before it is laid or turned.

export { default as LayButton } from "./LayButton.svelte";
export { default as TurnTray } from "./TurnTray.svelte";
export { cheapest, trialOf, turnsOf } from "./laying.ts";
