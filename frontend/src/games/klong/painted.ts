// What is drawn along the edges of the map, and what it tells.

export { default as Parapet } from "./Parapet.svelte";
export { default as Tells } from "./Tells.svelte";
