import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("src/styles/fonts.css", "utf8");
const written = globSync(["../locales/*/*.ftl", "../src/tischrunde/games/*/rulebook.toml"]).map((file) => readFileSync(file, "utf8"));
const faces = [...css.matchAll(/url\("(.+?)"\).*?unicode-range: (.+?);/gs)].map(([, file, range]) => ({ file: file!, range: range! }));
const small = faces.filter(({ file }) => /^\.\/fonts\/(sans|serif)-/.test(file));

/** Whether a range such as `U+20-7D, U+A0` has this sign. */
const has = (range: string, sign: string): boolean =>
  range.split(", ").some((part) => {
    const [first = 0, last = first] = part.slice(2).split("-").map((code) => parseInt(code, 16));
    const code = sign.codePointAt(0)!;
    return first <= code && code <= last;
  });

test("every cut of the letters has the same signs", () => {
  expect(small).toHaveLength(3);
  expect(new Set(small.map(({ range }) => range)).size).toBe(1);
});

test("what we say ourselves is written with the letters that come with the page", () => {
  const signs = new Set(written.join("").normalize("NFC"));
  const foreign = [...signs].filter((sign) => /[\p{L}\p{N}\p{P}]/u.test(sign) && !has(small[0]!.range, sign));
  expect(signs.size).toBeGreaterThan(80);
  expect(foreign).toEqual([]);
});
