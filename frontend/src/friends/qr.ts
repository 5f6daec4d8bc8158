// A link as a square of dark and light (ISO/IEC 18004): bytes, medium correction, up to 213 of them.

/** Of versions 1 to 10 at medium correction: words of correction a block, and blocks. */
const correction = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

type Square = boolean[][];

/** Rows of modules, true where it is dark; undefined where the text is too long. */
export function qr(text: string): Square | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const version = blocks.findIndex((_, i) => bytes.length + overhead(i + 1) <= room(i + 1)) + 1;
  if (!version) return undefined;
  const words = interleaved(version, dataWords(version, bytes));
  const masked = masks.map((_, mask) => drawn(version, words, mask));
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** What says that these are bytes, and how many. */
const overhead = (version: number) => (version < 10 ? 2 : 3);

const sizeOf = (version: number) => 17 + 4 * version;

/** All words of a version, those of correction too. */
function allWords(version: number): number {
  const lines = version < 2 ? 0 : Math.floor(version / 7) + 2;
  let modules = (16 * version + 128) * version + 64;
  if (lines) modules -= (25 * lines - 10) * lines - 55;
  if (version >= 7) modules -= 36;
  return modules >> 3;
}

const room = (version: number) => allWords(version) - correction[version - 1]! * blocks[version - 1]!;

function dataWords(version: number, bytes: readonly number[]): number[] {
  const bits: number[] = [];
  const add = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  add(4, 4);
  add(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) add(byte, 8);
  const most = 8 * room(version);
  add(0, Math.min(4, most - bits.length));
  add(0, -bits.length & 7);
  for (let filler = 0xec; bits.length < most; filler ^= 0xec ^ 0x11) add(filler, 8);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  return words;
}

// -- correction: Reed-Solomon over the field of 256 elements --------------------------------------

function product(a: number, b: number): number {
  let found = 0;
  for (let i = 7; i >= 0; i--) found = (found << 1) ^ ((found >>> 7) * 0x11d) ^ (((b >>> i) & 1) * a);
  return found;
}

function divisor(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) found[j] = product(found[j]!, root) ^ (found[j + 1] ?? 0);
    root = product(root, 2);
  }
  return found;
}

function remainder(words: readonly number[], by: readonly number[]): number[] {
  const found = by.map(() => 0);
  for (const word of words) {
    const factor = word ^ found.shift()!;
    found.push(0);
    by.forEach((part, i) => (found[i]! ^= product(part, factor)));
  }
  return found;
}

/** The words of all blocks by turns; the later blocks may have one word more. */
function interleaved(version: number, data: readonly number[]): number[] {
  const count = blocks[version - 1]!;
  const by = divisor(correction[version - 1]!);
  const short = Math.floor(data.length / count);
  const shorts = count - (data.length % count);
  const parts = Array.from({ length: count }, (_, i) => {
    const from = i * short + Math.max(0, i - shorts);
    return data.slice(from, from + short + (i < shorts ? 0 : 1));
  });
  const ends = parts.map((part) => remainder(part, by));
  const turns = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...turns(parts), ...turns(ends)];
}

// -- drawing --------------------------------------------------------------------------------------

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, words: readonly number[], mask: number): Square {
  const size = sizeOf(version);
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = dark.map((row) => [...row]);
  const set = (x: number, y: number, on: boolean) => {
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  drawFixed(version, size, set);
  drawFormat(size, mask, set);
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, i) => !!((word >>> (7 - i)) & 1)));
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = upward ? size - 1 - step : step;
        if (!fixed[y]![x]) dark[y]![x] = (bits[next++] ?? false) !== masks[mask]!(x, y);
      }
    }
  }
  return dark;
}

type Put = (x: number, y: number, on: boolean) => void;

/** What shows a camera where the square lies and how large it is. */
function drawFixed(version: number, size: number, set: Put): void {
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const ringed = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let y = cy - reach; y <= cy + reach; y++) {
      for (let x = cx - reach; x <= cx + reach; x++) {
        const ring = Math.max(Math.abs(x - cx), Math.abs(y - cy));
        if (x >= 0 && y >= 0 && x < size && y < size) set(x, y, !light.includes(ring));
      }
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ringed(x, y, 4, [2, 4]);
  const lines = aligned(version, size);
  const last = lines.length - 1;
  lines.forEach((x, i) =>
    lines.forEach((y, j) => {
      const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!corner) ringed(x, y, 2, [1]);
    }),
  );
  if (version < 7) return;
  const bits = (version << 12) | leftOver(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, !!((bits >>> i) & 1));
    set(b, a, !!((bits >>> i) & 1));
  }
}

function aligned(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  const found = Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step);
  return [6, ...found.reverse()];
}

/** What is left of a number with so many zeros behind it, divided bit by bit. */
function leftOver(value: number, zeros: number, by: number): number {
  let left = value;
  for (let i = 0; i < zeros; i++) left = (left << 1) ^ ((left >>> (zeros - 1)) * by);
  return left;
}

/** Which mask was used; medium correction is 00. Twice, in case one is soiled. */
function drawFormat(size: number, mask: number, set: Put): void {
  const bits = ((mask << 10) | leftOver(mask, 10, 0x537)) ^ 0x5412;
  const bit = (i: number) => !!((bits >>> i) & 1);
  for (let i = 0; i <= 5; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

/** How hard a square is to read: long runs, large patches, what looks like a corner, too much of one kind. */
function penalty(square: Square): number {
  const lines = [...square, ...square.map((_, x) => square.map((row) => row[x]!))].map((line) =>
    line.map((on) => (on ? "1" : "0")).join(""),
  );
  let found = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) found += run.length - 2;
    for (let i = 0; i + 11 <= line.length; i++) {
      const part = line.slice(i, i + 11);
      if (part === "10111010000" || part === "00001011101") found += 40;
    }
  }
  for (let y = 1; y < square.length; y++) {
    for (let x = 1; x < square.length; x++) {
      const on = square[y]![x];
      if (on === square[y - 1]![x] && on === square[y]![x - 1] && on === square[y - 1]![x - 1]) found += 3;
    }
  }
  const all = square.length ** 2;
  const dark = square.flat().filter(Boolean).length;
  return found + 10 * Math.max(0, Math.ceil(Math.abs(dark * 20 - all * 10) / all) - 1);
}
