import { describe, expect, it } from "vitest";
import type { About } from "../generated/wire";
import { sameCards } from "./again.ts";

const about = {
  game: "strife-of-gods",
  seats: [
    { kind: "person", name: "Anna", bot: "" },
    { kind: "person", name: "Ben", bot: "" },
    { kind: "bot", name: "", bot: "random" },
  ],
  options: { champions: false },
  listed: true,
  pacing: { pace: "day", seconds: 86400, clock: true },
} as unknown as About;

describe("the same cards", () => {
  it("go to me and to bots, unlisted", () => {
    expect(sameCards(about, "seed", 0, "Anna", "strife")).toEqual({
      game: "strife-of-gods",
      seats: [
        { kind: "person", name: "Anna" },
        { kind: "bot", bot: "strife" },
        { kind: "bot", bot: "random" },
      ],
      options: { champions: false },
      listed: false,
      seed: "seed",
    });
  });
});
