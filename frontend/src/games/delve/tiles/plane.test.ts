import { expect, test } from "vitest";
import { around, centred, fitting, ground, held, inSight, middleOf, shows, towards, usual, zoomed } from "./plane.ts";

const frame = { width: 400, height: 300 };
const small = { x: -100, y: -50, width: 200, height: 100 };
const large = { x: -1000, y: -500, width: 2000, height: 1000 };

test("all of it fits by its longer side", () => {
  expect(fitting(small, frame)).toBe(2);
  expect(fitting({ ...small, height: 400 }, frame)).toBe(0.75);
});

test("a point is put into the middle", () => {
  expect(centred(middleOf(small), 1, frame)).toEqual({ scale: 1, x: 200, y: 150 });
  expect(inSight(centred({ x: 10, y: 20 }, 2, frame), frame)).toEqual({ x: -90, y: -55, width: 200, height: 150 });
});

test("what is under a finger stays there while one looks closer", () => {
  const finger = { x: 300, y: 40 };
  const before = { scale: 1, x: 50, y: 60 };
  const after = zoomed(before, 2, finger, finger);
  expect((finger.x - after.x) / 2).toBe((finger.x - before.x) / 1);
  expect((finger.y - after.y) / 2).toBe((finger.y - before.y) / 1);
});

test("what is small stays inside, what is large fills the frame", () => {
  expect(held({ scale: 1, x: 2000, y: 2000 }, small, frame)).toEqual({ scale: 1, x: 300, y: 250 });
  expect(held({ scale: 1, x: -2000, y: -2000 }, small, frame)).toEqual({ scale: 1, x: 100, y: 50 });
  expect(held({ scale: 1, x: 2000, y: 0 }, large, frame)).toEqual({ scale: 1, x: 1000, y: 0 });
  expect(held({ scale: 1, x: 0, y: -2000 }, large, frame)).toEqual({ scale: 1, x: 0, y: -200 });
});

test("whoever draws it may leave some of the frame empty, so that no corner stays hidden", () => {
  expect(held({ scale: 1, x: 2000, y: 0 }, large, frame, 0.25)).toEqual({ scale: 1, x: 1100, y: 0 });
  expect(held({ scale: 1, x: -2000, y: 0 }, large, frame, 0.25)).toEqual({ scale: 1, x: -700, y: 0 });
});

test("nothing hinders whoever looks closer at any point of a map that lies in the middle", () => {
  for (const at of [0, 0.3, 1]) {
    let look = centred(middleOf(small), 1.2, frame);
    const mouse = { x: look.x + (small.x + at * small.width) * look.scale, y: look.y + small.y * look.scale };
    for (let scale = 1.2; scale < 9; scale *= 1.3) {
      const closer = zoomed(look, scale, mouse, mouse);
      look = held(closer, small, frame, 0.5);
      expect(look.x).toBeCloseTo(closer.x);
      expect(look.y).toBeCloseTo(closer.y);
    }
  }
});

test("whoever looks from further away gets all of it into the frame again", () => {
  const aside = { scale: 1.5, x: 100, y: 75 };
  expect(held(aside, small, frame, 0.5)).toEqual(aside);
  expect(held(aside, small, frame, 0.5, true)).toEqual({ scale: 1.5, x: 150, y: 75 });
});

test("as far as a map may be drawn, there is ground to scroll", () => {
  for (const [bounds, empty] of [
    [small, 0.25],
    [large, 0.25],
    [large, 0],
  ] as const) {
    const { x, y, width, height } = ground(bounds, 1, frame, empty);
    const far = held({ scale: 1, x: 5000, y: 5000 }, bounds, frame, empty);
    const near = held({ scale: 1, x: -5000, y: -5000 }, bounds, frame, empty);
    expect([x - far.x, y - far.y]).toEqual([0, 0]);
    expect([x - near.x, y - near.y]).toEqual([width - frame.width, height - frame.height]);
  }
});

test("one looks towards a point no further than it takes", () => {
  const look = centred({ x: 0, y: 0 }, 1, frame);
  expect(towards(look, { x: 10, y: 10 }, frame, 80)).toEqual(look);
  expect(towards(look, { x: 300, y: 0 }, frame, 80)).toEqual({ ...look, x: look.x - 180 });
});

test("whether all is in sight", () => {
  expect(shows(centred({ x: 0, y: 0 }, 1, frame), small, frame)).toBe(true);
  expect(shows(centred({ x: 0, y: 0 }, 1, frame), large, frame)).toBe(false);
  expect(shows(centred({ x: 250, y: 0 }, 1, frame), small, frame)).toBe(false);
});

test("a map is whole as long as it can be read, and leaves room for what comes next where there is much", () => {
  const sizes = { least: 0.5, good: 1, most: 3, next: 100 };
  const map = (width: number) => ({ x: 0, y: 0, width, height: 100 });
  expect(usual(map(800), frame, sizes)).toBe(0.5);
  expect(usual(map(500), frame, sizes)).toBe(0.8);
  expect(usual(map(810), frame, sizes)).toBe(0.75); // a part of it, and that larger
  expect(usual(map(300), frame, sizes)).toBe(1); // and not smaller for the sake of what may come
  expect(usual(map(100), { width: 1200, height: 900 }, sizes)).toBe(3);
  expect(usual(map(300), { width: 1200, height: 900 }, sizes)).toBe(2.4);
});

test("a map that cannot be read as a whole is seen from one side to the other, if that leaves it almost as large", () => {
  const sizes = { least: 0.5, good: 1, most: 3 };
  const map = (height: number) => ({ x: 0, y: 0, width: 1000, height });
  expect(usual(map(500), frame, sizes)).toBe(0.6);
  expect(usual(map(300), frame, sizes)).toBe(0.75);
  expect(usual(map(700), frame, sizes)).toBe(0.75); // neither way
});

test("around a point the frame is full, and no mere edge is cut off", () => {
  expect(around({ x: 0, y: 0 }, large, 1, frame)).toEqual({ scale: 1, x: 200, y: 150 });
  expect(around({ x: -2000, y: -320 }, large, 1, frame)).toEqual({ scale: 1, x: 1000, y: 500 });
  expect(around({ x: 0, y: 320 }, large, 1, frame)).toEqual({ scale: 1, x: 200, y: -200 });
  expect(around({ x: 90, y: 40 }, small, 1, frame)).toEqual({ scale: 1, x: 200, y: 150 }); // all of it
});
