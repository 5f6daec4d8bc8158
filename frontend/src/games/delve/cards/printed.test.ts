import { expect, test } from "vitest";
import { layOut } from "../laid.ts";
import { print } from "../../klong/print.ts";
import { giftsOf, longest, pieces, pointsOn, priceOf, ribbonOf, softened } from "./printed.ts";

layOut(print);

test("a card gives what is printed on it, in one order, and less noise is no noise", () => {
  expect(giftsOf("elven_cloak")).toEqual([
    { what: "skill", count: 1 },
    { what: "draw", count: 1 },
    { what: "quiet", count: 2 },
  ]);
  expect(giftsOf("scepter")).toEqual([
    { what: "skill", count: 3 },
    { what: "noise", count: 3 },
  ]);
  expect(giftsOf("secret_tome")).toEqual([]);
});

test("the ribbon tells what becomes of a card", () => {
  expect(["burgle", "explore", "ruby", "ladder", "goblin"].map(ribbonOf)).toEqual([
    "starter",
    "reserve",
    "dungeon",
    "device",
    "monster",
  ]);
});

test("monsters take swords, everything else skill; the first cards were never bought", () => {
  expect(priceOf("ogre")).toEqual({ what: "sword", count: 3 });
  expect(priceOf("ladder")).toEqual({ what: "skill", count: 3 });
  expect(priceOf("burgle")).toBeUndefined();
});

test("points that depend on something are a star", () => {
  expect(["ruby", "wizard", "burgle"].map(pointsOn)).toEqual(["6", "★", undefined]);
});

test("a sign stays with the word before it and the mark after it", () => {
  expect(pieces("Kauf: 2 [noise]. Wähle")).toEqual([
    { text: "Kauf: " },
    { before: "2 ", sign: "noise", after: "." },
    { text: " Wähle" },
  ]);
  expect(pieces("aus [egg] [idol]")).toEqual([
    { before: "aus ", sign: "egg", after: "" },
    { text: " " },
    { before: "", sign: "idol", after: "" },
  ]);
  expect(pieces("nichts")).toEqual([{ text: "nichts" }]);
});

test("long words may break where the language says", () => {
  const name = softened("Edelsteinsammlerin der Alten", ["lerin", "sammlerin"]);
  expect(name).toBe("Edelsteinsamm\u00adlerin der Alten");
  expect(softened("Edelsteinsammlerin", ["sammlerin", "lerin"])).toBe("Edelstein\u00adsammlerin");
  expect(longest("Edelstein\u00adsammlerin der Alten")).toBe(9);
});
