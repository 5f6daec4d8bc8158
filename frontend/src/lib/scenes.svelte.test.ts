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

test("a scene keeps all back that happens in it, a rest only what it says, and its words stand for the question", () => {
  const [deed, next, rest] = ["deed", "next", "rest"].map((key) => ({ key, args: {} }));
  const told = () => [deed!, next!].filter((said) => !scenes.withholds(said));
  expect([told(), scenes.pause]).toEqual([[deed, next], undefined]);
  const end = scenes.play();
  expect([told(), scenes.pause]).toEqual([[], undefined]);
  end();
  const goOn = scenes.play({ withholds: ({ key }) => key === "next", pause: rest! });
  expect([told(), scenes.pause]).toEqual([[deed], rest]);
  goOn();
  expect([told(), scenes.pause]).toEqual([[deed, next], undefined]);
});
