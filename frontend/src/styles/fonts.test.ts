import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ranges = /small="(.+)"/.exec(readFileSync("src/styles/fonts/README.md", "utf8"))![1]!.split(",");
const written = globSync(["../locales/*/*.ftl", "../src/tischrunde/games/*/rulebook.toml"]).map((file) =>
  readFileSync(file, "utf8"),
);

const has = (sign: string): boolean =>
  ranges.some((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split("-")
      .map((code) => parseInt(code, 16));
    return first <= sign.codePointAt(0)! && sign.codePointAt(0)! <= last;
  });

test("what we say ourselves is written with the letters that come with the page", () => {
  const signs = [...new Set(written.join(""))].filter((sign) => /[\p{L}\p{N}\p{P}]/u.test(sign));
  expect(signs.length).toBeGreaterThan(80);
  expect(signs.filter((sign) => !has(sign))).toEqual([]);
});
