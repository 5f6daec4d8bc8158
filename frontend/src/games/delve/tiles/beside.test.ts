import { expect, test } from "vitest";
import { sides } from "../../../generated/klong.ts";
import { nothing } from "../../shared/spots.ts";
import { chambersOf, frame as map } from "../map/plan.ts";
import { roomKey } from "../spots.ts";
import { besideRoom, type Around } from "./beside.ts";

const scale = 0.5; // px a unit: the map on a page of 1280 by 720
const note = { width: 270, height: 130 };
const boards = Object.entries(sides);
const may = { options: [{ id: "move:1", label: { key: "", args: {} } }], barred: [] };

const onMap = (drawing: (typeof sides)["day"], own: string, lit: readonly string[]): Around => ({
  targets: [...chambersOf(drawing).values()].map(({ word, x, y, w, h }) => {
    const spot = lit.includes(word) ? may : nothing;
    return { key: roomKey(word), x, y, width: 2 * w, height: 2 * h, spot };
  }),
  own,
  look: { scale, x: -map.x * scale, y: -map.y * scale },
  frame: { width: map.width * scale, height: map.height * scale },
});

const some = (rooms: readonly string[], each: number): string[] => rooms.filter((_, i) => i % each === 0);

/** The rooms that a note about one of them lies on. */
function covered(drawing: (typeof sides)["day"], word: string, around: Around): string[] {
  const rooms = chambersOf(drawing);
  const { left, top } = besideRoom(rooms.get(word)!, note, around);
  const { look, frame } = around;
  expect(Math.min(left, top, frame.width - left - note.width, frame.height - top - note.height), word).toBeGreaterThan(0);
  return [...rooms.values()].flatMap(({ word, x, y, w, h }) => {
    const [dx, dy] = [look.x + x * scale - left - note.width / 2, look.y + y * scale - top - note.height / 2];
    return Math.abs(dx) < w * scale + note.width / 2 && Math.abs(dy) < h * scale + note.height / 2 ? [word] : [];
  });
}

test.each(boards)("%s: a note lies neither on its room nor on one's hero nor on what that may enter", (_, drawing) => {
  for (const own of some([...chambersOf(drawing).keys()], 6)) {
    const lit = drawing.tunnels.flatMap(({ from, to }) => (from === own ? [to] : to === own ? [from] : []));
    const around = onMap(drawing, own, lit);
    for (const word of [own, ...lit]) {
      const found = covered(drawing, word, around);
      expect(
        found.filter((room) => [own, word, ...lit].includes(room)),
        `about ${word} from ${own}`,
      ).toEqual([]);
    }
  }
});

test("where all may be entered it still never lies on its room or on one's hero", () => {
  const rooms = [...chambersOf(sides.day).keys()];
  for (const own of some(rooms, 12))
    for (const word of some(rooms, 4)) {
      const found = covered(sides.day, word, onMap(sides.day, own, rooms));
      expect(found).not.toContain(word);
      expect(found).not.toContain(own);
    }
});
