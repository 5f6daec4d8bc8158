import { expect, test } from "vitest";
import { middleOf, share } from "./plan.ts";
import { noteAt } from "./notes.ts";

const size = { columns: 10, rows: 8 };

test("a note stands on the right of a quartet while there is room", () => {
  const { left, right, translate } = noteAt("b4-c5", size, false);
  expect(left).toBe(`${share(middleOf("c4-d5"), size).x}%`);
  expect(right).toBeUndefined();
  expect(translate).toBe("0 -50%");
  expect(noteAt("h4-i5", size, false).left).toBeUndefined();
});

test("near the top it hangs down, near the bottom it stands up", () => {
  expect(noteAt("b1", size, false).translate).toBe("0 -15%");
  expect(noteAt("b8", size, false).translate).toBe("0 -85%");
});

test("on a narrow screen it stands above or below", () => {
  expect(noteAt("b2-c3", size, true)).toMatchObject({ top: `${share(middleOf("b3-c4"), size).y}%` });
  expect(noteAt("b6-c7", size, true)).toMatchObject({ bottom: `${100 - share(middleOf("b5-c6"), size).y}%` });
});
