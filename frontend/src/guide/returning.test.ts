import { beforeEach, expect, test } from "vitest";
import { Returning } from "./returning.ts";

/** A thing in a frame that scrolls to `wish` to show it. */
function thing(wish: number) {
  const frame = { scrollTop: 0, parentElement: null };
  const target = { parentElement: frame, scrollIntoView: () => (frame.scrollTop = wish) };
  return { frame, target: target as unknown as Element };
}

let returning: Returning;
beforeEach(() => (returning = new Returning()));

test("what was scrolled goes back, also after a second look", () => {
  const { frame, target } = thing(300);
  frame.scrollTop = 40;
  returning.show(target, "nearest");
  expect(frame.scrollTop).toBe(300);
  returning.show(target, "start");
  returning.back();
  expect(frame.scrollTop).toBe(40);
});

test("whoever has scrolled meanwhile stays there", () => {
  const { frame, target } = thing(300);
  returning.show(target, "nearest");
  frame.scrollTop = 200;
  returning.back();
  expect(frame.scrollTop).toBe(200);
});

test("it goes back once", () => {
  const { frame, target } = thing(300);
  returning.show(target, "nearest");
  returning.back();
  frame.scrollTop = 300;
  returning.back();
  expect(frame.scrollTop).toBe(300);
});
