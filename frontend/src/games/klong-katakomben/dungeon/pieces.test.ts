import { expect, test } from "vitest";
import { tiles } from "../../../generated/klong-katakomben.ts";
import { overlap } from "../../delve/map/labels.ts";
import { heroAt } from "../../delve/map/prices.ts";
import { joinedOf } from "../../delve/tiles/joined.ts";
import { isPortal } from "../../delve/tiles/placed.ts";
import type { DelveView } from "../../delve/view.ts";
import { groundOf } from "./ground.ts";
import { pawnWidth, piecesOf } from "./pieces.ts";
import { nothingSeen } from "./sights.ts";

const everywhere = { x: -9999, y: -9999, width: 20000, height: 20000 };
const heap = { token: "ring", kind: "artifact" as const, count: 1, points: 5 };

test("whoever stands in a room hides nothing that lies there", () => {
  const found = Object.keys(tiles).flatMap((tile) => {
    const dungeon = joinedOf([{ tile, x: 0, y: 0, turn: 0 }], tiles);
    const rooms = [...dungeon.rooms.values()].filter((room) => !isPortal(room)); // nothing lies there
    return rooms.flatMap((room) =>
      [1, 2, 4].flatMap((count) => {
        const heroes = Array.from({ length: count }, () => ({ status: "inside", room: room.word }));
        const pawns = piecesOf({ heroes } as unknown as DelveView, dungeon).map((piece) => heroAt(piece, pawnWidth));
        const sights = { ...nothingSeen, heaps: new Map([[room.word, [heap]]]), crowded: new Set([room.word]) };
        const { firm } = groundOf(dungeon, sights, [room], [], [], [], 1, everywhere, []).ground;
        const over = Math.max(0, ...pawns.flatMap((pawn) => firm.map((box) => overlap(pawn, box))));
        return over > 3 ? [`${count} in ${room.word} (${room.room.features?.join()}): ${over.toFixed(0)}`] : [];
      }),
    );
  });
  expect(found).toEqual([]);
});
