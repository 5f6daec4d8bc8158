// What a table says when something is not as usual: somebody is away, something cannot be done, the connection is lost; and what others did.

export { default as Circle } from "../friends/Circle.svelte";
export { default as Absence } from "./Absence.svelte";
export { default as Notices } from "./Notices.svelte";
export { default as RecapChip } from "./RecapChip.svelte";
export { default as WhyNot } from "./WhyNot.svelte";
export { default as SpotMenu } from "./SpotMenu.svelte";
