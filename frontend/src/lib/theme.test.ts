import { beforeEach, expect, test } from "vitest";
import { lighting } from "./theme.svelte.ts";

const frame = () => [...document.querySelectorAll<HTMLMetaElement>("meta")].map((meta) => meta.media);

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" data-theme="light" /><meta name="theme-color" data-theme="dark" />';
  lighting.choose("auto");
});

test("three themes in a circle", () => {
  const seen = [];
  for (let turn = 0; turn < 3; turn++) {
    lighting.turn();
    seen.push(lighting.theme);
  }
  expect(seen).toEqual(["light", "dark", "auto"]);
});

test("a chosen theme is kept, and the frame of the browser follows", () => {
  lighting.choose("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("tischrunde.theme")).toBe("dark");
  expect(frame()).toEqual(["not all", "all"]);
});

test("automatic leaves it to the machine", () => {
  lighting.choose("light");
  lighting.choose("auto");
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem("tischrunde.theme")).toBeNull();
  expect(frame()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
});
