import { expect, test } from "vitest";
import { placed } from "./placing";

const screen = { width: 400, height: 800 };
const bubble = { width: 200, height: 100 };

test("a bubble hangs below its anchor, towards the nearer side", () => {
  expect(placed({ left: 170, top: 100, width: 40, height: 40 }, bubble, screen)).toEqual({ left: 10, top: 148 });
  expect(placed({ left: 190, top: 100, width: 40, height: 40 }, bubble, screen)).toEqual({ left: 190, top: 148 });
});

test("near the bottom it stands above", () => {
  expect(placed({ left: 180, top: 700, width: 40, height: 40 }, bubble, screen).top).toBe(592);
});

test("it never leaves the screen", () => {
  expect(placed({ left: 0, top: 0, width: 10, height: 10 }, bubble, screen).left).toBe(8);
  expect(placed({ left: 390, top: 0, width: 10, height: 10 }, bubble, screen).left).toBe(192);
  expect(placed({ left: 0, top: 50, width: 400, height: 740 }, bubble, screen).top).toBe(692);
});
