import { expect, test } from "vitest";
import { followedSeat, type DelveView } from "./view.ts";

const follows = (seat: number, turn: number, heroes: readonly string[], film = false): number =>
  followedSeat({ seat, turn, heroes: heroes.map((status) => ({ status })) } as unknown as DelveView, film);

test("one follows one's own hero, and whoever is at work once that is out", () => {
  expect(follows(0, 1, ["inside", "inside", "inside"])).toBe(0);
  expect(follows(0, 2, ["escaped", "inside", "inside"])).toBe(2);
  expect(follows(0, 1, ["lost", "inside", "inside"])).toBe(1);
  expect(follows(0, 0, ["escaped", "inside", "inside"])).toBe(0); // on the castle wall
  expect(follows(-1, 1, ["inside", "inside", "inside"])).toBe(1);
});

test("a film goes with whoever acts", () => {
  expect(follows(0, 1, ["inside", "inside"], true)).toBe(1);
});
