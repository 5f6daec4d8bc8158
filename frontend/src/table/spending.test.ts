import { afterEach, expect, test, vi } from "vitest";
import { spendTouch } from "./spending.ts";

const clicked = vi.fn();
const room = document.createElement("button");
room.addEventListener("click", clicked);
document.body.append(room);

afterEach(() => clicked.mockClear());

test("the click of a touch that was spent reaches nothing, the next one does", () => {
  spendTouch();
  room.click();
  expect(clicked).not.toHaveBeenCalled();
  room.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test.each(["pointerdown", "pointercancel", "keydown"])("after a touch without a click, %s makes the next one count", (sign) => {
  spendTouch();
  dispatchEvent(new Event(sign));
  room.click();
  expect(clicked).toHaveBeenCalledOnce();
});
