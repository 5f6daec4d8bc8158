// The dungeon as it is to be seen, and what it is played with later. Rooms can be chosen by their names before that is here.

export { default as ChamberNote } from "./dungeon/ChamberNote.svelte";
export { default as MiniMap } from "./dungeon/MiniMap.svelte";
export { default as Painting } from "./dungeon/Painting.svelte";
export { default as Prices } from "./dungeon/Prices.svelte";
export { default as Edge } from "./enemy/Edge.svelte";
export { default as LayButton } from "./laying/LayButton.svelte";
export { default as TurnTray } from "./laying/TurnTray.svelte";
export { foundOn, trialOf, turnsOf } from "./laying/laying.ts";
