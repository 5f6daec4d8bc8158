import { expect, test } from "vitest";
import { sides } from "../../../generated/klong.ts";
import type { Heap } from "../tokens.ts";
import type { DelveView } from "../view.ts";
import { overlap } from "./labels.ts";
import { boxesIn } from "./lying.ts";
import { pawnWidth, piecesOf } from "./pieces.ts";
import { chambersOf, type Chamber } from "./plan.ts";
import { heroAt } from "./prices.ts";

const heap = (kind: Heap["kind"], count = 1): Heap => ({ token: kind, kind, count, points: 5 });
const heapsIn = ({ room: { artifact, idols } }: Chamber): Heap[] => [
  ...(artifact ? [heap("artifact")] : []),
  ...(idols ? [heap("idol", idols)] : []),
];

// Letters as large as a map of 1000 px, or of 520 px, needs them.
const cases = Object.entries(sides).flatMap(([side, drawing]) => [1, 1.4].map((grow) => [side, grow, drawing] as const));

test.each(cases)("%s: whoever stands in a room hides nothing of an artifact or of idols (letters × %f)", (_, grow, drawing) => {
  const found = [...chambersOf(drawing).values()].flatMap((chamber) =>
    [1, 2, 4].flatMap((count) => {
      const hero = { status: "inside", room: chamber.word };
      const view = { heroes: Array.from({ length: count }, () => hero), walker: null } as unknown as DelveView;
      const pawns = piecesOf(view, drawing).map((piece) => heroAt(piece, pawnWidth));
      const lying = boxesIn(chamber, heapsIn(chamber), true, grow);
      const over = Math.max(0, ...pawns.flatMap((pawn) => lying.map((box) => overlap(pawn, box))));
      return over > 2 ? [`${count} in ${chamber.word}: ${over.toFixed(0)}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
