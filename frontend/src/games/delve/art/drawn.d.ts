// What `scripts/pictures.ts` makes of a game's recipes.
declare module "*?drawn" {
  const drawn: import("./pictures.svelte.ts").Drawn;
  export default drawn;
}
