import { expect, test } from "vitest";
import type { DelveView } from "../view.ts";
import { followedRoom } from "./chart.ts";

const follows = (seat: number, turn: number, ...heroes: string[]): string =>
  followedRoom({ seat, turn, heroes: heroes.map((status, i) => ({ room: `${i}`, status })) } as unknown as DelveView);

test("one follows one's own hero, and whoever is at work once that is out", () => {
  expect(follows(0, 1, "inside", "inside", "inside")).toBe("0");
  expect(follows(0, 2, "escaped", "inside", "inside")).toBe("2");
  expect(follows(0, 1, "lost", "inside", "inside")).toBe("1");
  expect(follows(0, 0, "escaped", "inside", "inside")).toBe("0"); // on the castle wall
  expect(follows(-1, 1, "inside", "inside", "inside")).toBe("1");
});
