import { expect, test } from "vitest";
import { plainly } from "./plainly.ts";

const word = (value: string): string => ({ burgle: "Plündern" })[value] ?? value;

test("names and values, with words where there are words", () => {
  const heroes = [{ gold: 0, hand: ["burgle", "burgle", "stumble"], home: false, fearless: true, discard: [] }];
  expect(plainly({ version: 3, cards_each: 4, heroes }, word)).toEqual([
    { label: "cards each", text: "4" },
    {
      label: "heroes",
      nodes: [
        {
          label: "1",
          nodes: [
            { label: "gold", text: "0" },
            { label: "hand", text: "2 × Plündern, stumble" },
            { label: "fearless", text: "✓" },
          ],
        },
      ],
    },
  ]);
});
