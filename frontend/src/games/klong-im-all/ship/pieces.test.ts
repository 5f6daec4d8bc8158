import { expect, test } from "vitest";
import { overlap } from "../../delve/map/labels.ts";
import { heroAt } from "../../delve/map/prices.ts";
import type { Heap } from "../../delve/tokens.ts";
import type { DelveView } from "../../delve/view.ts";
import { groundOf } from "./ground.ts";
import { piecesOf, suitWidth } from "./pieces.ts";
import { shipOf } from "./plan.ts";

const artifact: Heap = { token: "?", kind: "artifact", count: 1, points: 5 };

test("whoever stands in a room hides no artifact, no port and no marker on it", () => {
  const ship = shipOf(["HG", "PK", "KS"]);
  const found = [...ship.berths.values()].flatMap(({ word, room, x, y, w, h }) =>
    [1, 2, 4].flatMap((count) => {
      const heroes = Array.from({ length: count }, () => ({ status: "inside", room: word }));
      const pawns = piecesOf({ heroes } as unknown as DelveView, ship).map((piece) => heroAt(piece, suitWidth));
      const heaps = new Map(room.features?.some((one) => one.startsWith("artifact")) ? [[word, [artifact]]] : []);
      const sights = { heaps, hacked: new Map(), pods: new Set<string>(), crowded: new Set([word]), blockade: false };
      const { firm } = groundOf(ship, sights, [], 1);
      const there = firm.filter((box) => Math.abs(box.x - x) < w && Math.abs(box.y - y) < h / 2);
      const over = Math.max(0, ...pawns.flatMap((pawn) => there.map((box) => overlap(pawn, box))));
      return over > 3 ? [`${count} in ${word} (${room.features?.join()}): ${over.toFixed(0)}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
