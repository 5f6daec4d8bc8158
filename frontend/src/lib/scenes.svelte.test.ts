import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { scenes } from "./scenes.svelte.ts";

test("an effect that plays a scene runs once, and its end ends the scene", () => {
  let runs = 0;
  const end = $effect.root(() => {
    $effect(() => {
      runs++;
      return scenes.play();
    });
  });
  flushSync();
  expect(runs).toBe(1);
  expect(scenes.playing).toBe(true);
  end();
  expect(scenes.playing).toBe(false);
});
