import { expect, test } from "vitest";
import type { Told } from "../../generated/wire";
import { print } from "../klong/print.ts";
import { findsIn } from "./find.ts";
import { layOut } from "./laid.ts";

layOut(print);

const took = (seat: number, token: string): Told => ({
  version: 3,
  said: {
    key: "event-took",
    args: {
      who: { key: "seat", args: { seat } },
      card: { key: `card-${token}`, args: {} },
      room: { key: "room", args: { room: "4" } },
    },
  },
});

test("a secret that was turned over is a find", () => {
  expect(findsIn([took(1, "treasure")])).toEqual([{ seat: 1, token: "treasure" }]);
});

test("an artifact lay there for all to see, and without tokens there is nothing to tell", () => {
  expect(findsIn([took(0, "ring")])).toEqual([]);
  expect(findsIn([{ version: 3, said: { key: "event-ended-turn", args: {} } }])).toEqual([]);
});
