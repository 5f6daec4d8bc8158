import { expect, test } from "vitest";
import { qr } from "./qr.ts";

/** Squares that another program (ZXing) has read; a digest stands for each. */
const read: readonly [text: string, size: number, digest: string][] = [
  ["a", 21, "e8ab680854e4019c"],
  ["http://192.168.1.20:8000/tables/abcdefghjkmn", 33, "3f36a1592e6d0736"],
  ["https://spiele.example.org/#seat-abcdefgh", 29, "a3af375c14e2c619"],
  [
    "Grüße vom Tisch, mit € und 😀 und noch mehr Worten, damit es groß wird und die Fassung darin stehen muss: sieben",
    45,
    "cb4b7f826d45310d",
  ],
  ["x".repeat(213), 57, "f8a692e420006d88"],
];

async function digest(square: boolean[][]): Promise<string> {
  const rows = square.map((row) => row.map((on) => (on ? "1" : "0")).join("")).join("\n");
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(rows)));
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

test.each(read)("%s is drawn as cameras read it", async (text, size, known) => {
  const square = qr(text)!;
  expect(square).toHaveLength(size);
  expect(await digest(square)).toBe(known);
});

test("a corner is dark, light, dark, with light around it", () => {
  const square = qr("http://table.example/")!;
  const row = (y: number) =>
    square[y]!.slice(0, 8)
      .map((on) => (on ? "#" : "."))
      .join("");
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(row)).toEqual([
    "#######.",
    "#.....#.",
    "#.###.#.",
    "#.###.#.",
    "#.###.#.",
    "#.....#.",
    "#######.",
    "........",
  ]);
});

test("what is too long is not drawn", () => {
  expect(qr("x".repeat(213))).toHaveLength(57);
  expect(qr("x".repeat(214))).toBeUndefined();
});
