import { expect, test, vi } from "vitest";
import type { Spot } from "../board.ts";
import { withDeeds } from "./naming.ts";

vi.mock("../../lib/words.svelte.ts", () => ({
  t: (_: string, { what, why }: Record<string, string>) => `${what}. ${why}`,
  say: ({ key }: { key: string }) => key,
}));

const refused = (refusal: string): Spot =>
  ({ options: [], barred: [{ id: "trade:key", refusal: { key: refusal, args: {} } }] }) as unknown as Spot;

test("what is said of a thing and why not are two sentences, with one stop between them", () => {
  expect(withDeeds("Key × 2. Opens locks.", refused("You have no gold."))).toBe("Key × 2. Opens locks. You have no gold.");
  expect(withDeeds("Key", refused("You have no gold."))).toBe("Key. You have no gold.");
});
