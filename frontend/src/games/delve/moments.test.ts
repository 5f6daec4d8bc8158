import { expect, test } from "vitest";
import type { Told } from "../../generated/wire";
import { print } from "../klong/print.ts";
import { layOut } from "./laid.ts";
import { momentIn } from "./moments.ts";

layOut(print);
const who = { key: "seat", args: { seat: 1 } };
const took = (card: string): Told => ({
  version: 1,
  said: { key: "event-took", args: { who, card: { key: `card-${card}`, args: {} } } },
});

test("an artifact and an escape are moments, other finds are not", () => {
  expect(momentIn([took("ring")])).toEqual({ kind: "artifact", seat: 1, token: "ring", angers: false });
  const angered = { version: 1, said: { key: "event-angered", args: { space: 2, cubes: 3 } } };
  expect(momentIn([took("ring"), angered])).toMatchObject({ angers: true });
  expect(momentIn([took("ring"), { ...angered, version: 2 }])).toMatchObject({ angers: false });
  expect(momentIn([took("ring"), { version: 2, said: { key: "event-escaped", args: { who } } }])).toEqual({
    kind: "escaped",
    seat: 1,
  });
  expect(momentIn([took("healing")])).toBeUndefined();
});
