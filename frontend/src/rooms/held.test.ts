import { beforeEach, expect, test } from "vitest";
import { allRooms, forgetRoom, heldRoom, holdRoom, roomOf } from "./held.ts";

const one = { room: "aaa", member: 1, token: "x", name: "Freitag", mark: "m1", at: 1 };

beforeEach(() => localStorage.clear());

test("a room is held until it is forgotten, the last looked at first", () => {
  holdRoom(one);
  holdRoom({ ...one, room: "bbb", mark: "m2", at: 2 });
  expect(allRooms().map(({ room }) => room)).toEqual(["bbb", "aaa"]);
  forgetRoom("bbb");
  expect([heldRoom("bbb"), heldRoom("aaa")]).toEqual([undefined, one]);
});

test("a table is known by the mark of its room, and one without is nobody's", () => {
  holdRoom(one);
  holdRoom({ ...one, room: "bbb", mark: "" });
  expect(roomOf("m1")).toEqual(one);
  expect([roomOf("m3"), roomOf("")]).toEqual([undefined, undefined]);
});

test("what somebody else has written there is as good as nothing", () => {
  localStorage.setItem("tischrunde.room.aaa", "{");
  localStorage.setItem("tischrunde.room.bbb", '{"room":"bbb"}');
  expect(allRooms()).toEqual([]);
});
