import { expect, test } from "vitest";
import { ago } from "./ago.ts";

test("time passes in words", () => {
  expect(ago(1000, 1010, "de")).toBe("jetzt");
  expect(ago(1000, 1130, "de")).toBe("vor 2 Minuten");
  expect(ago(0, 3600 * 5, "en")).toBe("5 hours ago");
  expect(ago(0, 86400 * 1.5, "de")).toBe("gestern");
});

test("a clock that is behind sees no future", () => {
  expect(ago(1000, 990, "en")).toBe("now");
});
