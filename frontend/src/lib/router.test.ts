import { expect, test } from "vitest";
import { place } from "./router.svelte.ts";

test("an address comes apart into what was meant", () => {
  place.go("/rules/strife%20of%20gods#SG%2D020");
  expect([place.parts, place.hash]).toEqual([["rules", "strife of gods"], "SG-020"]);
});

test("what cannot be read stays as it is", () => {
  place.go("/tables/%E0%A4%A#%");
  expect([place.parts, place.hash]).toEqual([["tables", "%E0%A4%A"], "%"]);
});
