import { expect, test } from "vitest";
import { Prices } from "../../delve/map/prices.ts";
import { coveredIn } from "./ground.ts";

test("a room in the corner shows its price, unless the overview lies there", () => {
  const seen = { x: 0, y: 0, width: 1000, height: 740 };
  const edge = { x: 500, y: 370, w: 496, h: 366 };
  const priced = [
    { chamber: { word: "corner", x: 70, y: 560, w: 44, h: 40 }, toll: { boots: 1, swords: 0, damage: 0, picks: 1 } },
  ];
  const shown = (whole: boolean) =>
    new Prices(priced, { firm: coveredIn(seen, 640, false, whole), soft: [], rooms: [], edge }, 1).opened();
  expect(shown(true).map(({ word, folded }) => [word, folded])).toEqual([["corner", false]]);
  expect(shown(false)).toEqual([]);
});
