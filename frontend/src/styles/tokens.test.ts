import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apart, contrast, eyes } from "./colour.ts";

const css = readFileSync("src/styles/tokens.css", "utf8");
const grounds = ["paper", "lamp", "table", "card"];
const seats = [0, 1, 2, 3, 4, 5].map((n) => `seat-${n}`);
const themes = ["light", "dark"] as const;

/** Both colours of a token, by theme. */
function token(name: string): Record<(typeof themes)[number], string> {
  const found = css.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`));
  if (!found) throw new Error(`no colour --${name}`);
  return { light: found[1]!, dark: found[2]! };
}

test.each(themes)("everything people read stands out from its ground (%s)", (theme) => {
  const weak = [];
  for (const name of ["ink", "ink-soft", "act", "danger", ...seats]) {
    for (const ground of grounds) {
      const ratio = contrast(token(name)[theme], token(ground)[theme]);
      if (ratio < 4.5) weak.push(`${name} on ${ground}: ${ratio.toFixed(2)}`);
    }
  }
  for (const [text, ground] of [
    ["act-ink", "act"],
    ["danger-ink", "danger"],
    ["act", "act-wash"],
    ["ink-soft", "act-wash"],
  ] as const) {
    const ratio = contrast(token(text)[theme], token(ground)[theme]);
    if (ratio < 4.5) weak.push(`${text} on ${ground}: ${ratio.toFixed(2)}`);
  }
  expect(weak).toEqual([]);
});

test.each(themes)("the edge of a field can be seen (%s)", (theme) => {
  for (const ground of ["paper", "card"]) {
    expect(contrast(token("field-edge")[theme], token(ground)[theme])).toBeGreaterThan(3);
  }
});

test.each(themes)("seats stay apart for all eyes (%s)", (theme) => {
  const close = [];
  for (const [eye, matrix] of Object.entries(eyes)) {
    for (const [i, one] of seats.entries()) {
      for (const other of seats.slice(i + 1)) {
        const distance = apart(token(one)[theme], token(other)[theme], matrix);
        if (distance < 9) close.push(`${one} and ${other} for ${eye}: ${distance.toFixed(1)}`);
      }
    }
  }
  expect(close).toEqual([]);
});
