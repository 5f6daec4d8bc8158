import { expect, test } from "vitest";
import { all, held, hold } from "./keys.ts";
import { write } from "./store.ts";

test("seats are held until they are held anew", () => {
  hold("a", "game", [{ seat: 0, token: "x" }]);
  hold("a", "game", [
    { seat: 1, token: "y" },
    { seat: 0, token: "z" },
  ]);
  expect(
    held("a")
      ?.keys.map(({ token }) => token)
      .sort(),
  ).toEqual(["y", "z"]);
});

test("what is no list of keys is passed over", () => {
  for (const [name, text] of [
    ["b", "{"],
    ["c", "null"],
    ["d", '{"table":"d"}'],
  ] as const) {
    write(`tischrunde.table.${name}`, text);
    expect(held(name)).toBeUndefined();
  }
  expect(all().map(({ table }) => table)).toEqual(["a"]);
});
