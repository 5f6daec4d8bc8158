import { expect, test } from "vitest";
import type { About, Seat } from "../generated/wire";
import { fullNames, seatNames } from "./names";

const words: Record<string, string> = { "seat-open": "free", "bot-strife": "Strife" };

function t(key: string, args: Record<string, unknown> = {}): string {
  if (key === "bot-named") return `Bot ${args["kind"]}`;
  if (key === "seat") return `Seat ${args["number"]}`;
  if (key === "bot-numbered") return `Bot ${args["number"]}`;
  if (key === "bot-of-kind") return `${args["bot"]} (${args["kind"]})`;
  return words[key] ?? key;
}

const at = (...seats: Seat[]) => seatNames({ seats } as unknown as About, t);
const bot = (kind: string): Seat => ({ kind: "bot", name: "", bot: kind });
const person = (name: string): Seat => ({ kind: "person", name, bot: "" });

test("people go by their names, and a free seat says so", () => {
  expect(at(person("Ada"), { kind: "open", name: "", bot: "" })).toEqual(["Ada", "free"]);
});

test("seats of a finished game from a file are counted", () => {
  const open: Seat = { kind: "open", name: "", bot: "" };
  expect(seatNames({ seats: [open, open], over: true } as unknown as About, t)).toEqual(["Seat 1", "Seat 2"]);
});

test("bots are counted at the table, and listed with their kind", () => {
  const seats = [bot("strife"), person("Ada"), bot("random")];
  expect(at(...seats)).toEqual(["Bot 1", "Ada", "Bot 2"]);
  expect(fullNames({ seats } as unknown as About, t)).toEqual(["Bot 1 (Strife)", "Ada", "Bot 2 (random)"]);
});
