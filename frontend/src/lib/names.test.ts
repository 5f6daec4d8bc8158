import { expect, test } from "vitest";
import type { About, Seat } from "../generated/wire";
import { seatNames } from "./names";

const words: Record<string, string> = { "seat-open": "free", "bot-strife": "Strife" };

function t(key: string, args: Record<string, unknown> = {}): string {
  if (key === "bot-named") return `Bot ${args["kind"]}`;
  if (key === "seat") return `Seat ${args["number"]}`;
  if (key === "bot-numbered") return `Bot ${args["number"]} (${args["kind"]})`;
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

test("bots go by their kind, numbered only if there are several of it", () => {
  expect(at(bot("strife"), bot("random"), bot("strife"))).toEqual(["Bot 1 (Strife)", "Bot random", "Bot 2 (Strife)"]);
});
