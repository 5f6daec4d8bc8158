import { expect, test, vi } from "vitest";
import { beside, touchBeside } from "./beside.ts";

const room = document.createElement("button");
const heard = vi.fn(() => beside());
room.addEventListener("click", heard);
document.body.append(room);

test("what is touched beside something hears of it, and what is touched next does not", () => {
  touchBeside();
  room.click();
  expect(heard).toHaveLastReturnedWith(true);
  room.click();
  expect(heard).toHaveLastReturnedWith(false);
});

test.each(["pointerdown", "pointercancel", "keydown"])("after a touch without a click, %s begins something else", (sign) => {
  touchBeside();
  dispatchEvent(new Event(sign));
  room.click();
  expect(heard).toHaveLastReturnedWith(false);
});
