// The dungeon as it is to be seen. Rooms can be chosen by their names before that is here.

export { default as MiniMap } from "./dungeon/MiniMap.svelte";
export { default as Painting } from "./dungeon/Painting.svelte";
export { default as Prices } from "./dungeon/Prices.svelte";
export { default as Edge } from "./enemy/Edge.svelte";
