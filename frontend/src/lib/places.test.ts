import { expect, test } from "vitest";
import { placeOf } from "./places.ts";

test("every address leads to one place", () => {
  expect(placeOf([])).toBe("lobby");
  expect(placeOf(["tables", "abc"])).toBe("table");
  expect(placeOf(["tables", "abc", "replay"])).toBe("replay");
  expect(placeOf(["rules", "strife-of-gods"])).toBe("rules");
  expect(placeOf(["new", "strife-of-gods"])).toBe("fresh");
  expect(placeOf(["tables"])).toBe("nowhere");
  expect(placeOf(["no", "such", "place"])).toBe("nowhere");
});
