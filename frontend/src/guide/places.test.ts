import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPlace, locate } from "./places.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <div data-zone="hand" id="hand"><i data-card="ring" id="ring"></i></div>
    <b data-option="buy:goblin" id="buy"></b><b data-option="buyer" id="buyer"></b><b data-option="end" id="end"></b>
    <u data-at="noise/1" id="noise"></u><u data-at="stock0/fish" id="stock"></u>
    <div style="visibility: hidden"><div data-zone="row"><i data-card="gem"></i></div><div data-zone="reserve"></div></div>
    <b data-leads="row market" id="offers"></b>`;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ width: 9, height: 9 } as DOMRect); // nothing is laid out here
});

afterEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

test("zones, cards, choices and things are places, and nothing else", () => {
  for (const place of ["hand", "map", "card:ring", "option:end", "at:noise/$me"]) expect(isPlace(place)).toBe(true);
  for (const place of ["hands", "card:", "where:here", "card:ring]"]) expect(isPlace(place)).toBe(false);
});

test.each([
  [["hand"], "hand"],
  [["card:ring"], "ring"],
  [["option:buy"], "buy"],
  [["option:end"], "end"],
  [["at:noise/$me"], "noise"],
  [["at:stock0"], "stock"],
  [["map", "log", "hand"], "hand"],
  [["map"], undefined],
  [["row"], "offers"],
  [["card:gem", "hand"], "offers"],
  [["reserve", "hand"], "hand"],
])("%j is found on the page", (places, id) => {
  expect(locate(places, 1)?.id).toBe(id);
});
