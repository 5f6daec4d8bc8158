import { describe, expect, it } from "vitest";
import type { About } from "../generated/wire";
import { seatOf, usualSitters } from "./onward.ts";

const about = {
  seats: [
    { kind: "person", name: "Anna", bot: "" },
    { kind: "bot", name: "", bot: "random" },
    { kind: "person", name: "Ben", bot: "" },
  ],
} as unknown as About;

describe("usually", () => {
  it("I keep my seats", () => {
    expect(usualSitters(about, [2], 0, "strife")).toEqual(["bot:strife", "bot:random", "me"]);
  });

  it("I take the seat that is asked when I had none", () => {
    expect(usualSitters(about, [], 1, "strife")).toEqual(["bot:strife", "me", "bot:strife"]);
  });
});

it("a sitter becomes a seat", () => {
  expect(seatOf("me", " Anna ")).toEqual({ kind: "person", name: "Anna" });
  expect(seatOf("open", "Anna")).toEqual({ kind: "open" });
  expect(seatOf("bot:random", "")).toEqual({ kind: "bot", bot: "random" });
});
