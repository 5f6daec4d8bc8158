import { expect, test } from "vitest";
import { inside } from "./motion.ts";

const box = (x: number, y: number, width: number, height: number): DOMRect =>
  ({ x, y, width, height, left: x, top: y, right: x + width, bottom: y + height }) as DOMRect;

test("points that fly stay on what is shown of the board", () => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly x: number,
      readonly y: number,
    ) {}
  } as unknown as typeof DOMRect;
  const shown = box(0, 50, 390, 570);
  const at = (place: DOMRect) => (({ x, y }) => [x, y])(inside(place, box(0, 0, 60, 30), shown));
  expect(at(box(100, 100, 40, 40))).toEqual([90, 105]);
  expect(at(box(370, 100, 20, 40))).toEqual([322, 105]); // cut off at the right edge
  expect(at(box(10, 800, 40, 40))).toEqual([8, 582]); // over the tabs below the board
});
