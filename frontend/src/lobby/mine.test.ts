import { expect, test } from "vitest";
import type { About, MyTable } from "../generated/wire";
import type { Held } from "../lib/keys.ts";
import { asked, most, openSeats, rows } from "./mine.ts";

const about = (id: string, over = false): About => ({
  id,
  game: "strife-of-gods",
  seats: [
    { kind: "person", name: "Ida", bot: "" },
    { kind: "open", name: "", bot: "" },
  ],
  options: {},
  listed: false,
  created: 0,
  over,
  commitment: "",
  origin: "fresh",
  from_table: "",
  undo: "strict",
  rules: { begun: 1, today: 1, playable: true },
  pacing: { pace: "live", seconds: 180, clock: false },
  rematch: "",
  talk: true,
  room: "",
});
const sits = (id: string, seat: number, turn: number, over = false): MyTable => ({
  about: about(id, over),
  version: 1,
  seat,
  turn,
  since: 0,
});
const held = (table: string, at: number, ...tokens: string[]): Held => ({
  table,
  game: "strife-of-gods",
  keys: tokens.map((token, seat) => ({ seat, token })),
  seen: 0,
  at,
});

test("all keys are asked about, as far as the server answers", () => {
  expect(asked([held("a", 2, "x", "y"), held("b", 1, "z")])).toEqual([
    { table: "a", token: "x" },
    { table: "a", token: "y" },
    { table: "b", token: "z" },
  ]);
  expect(asked(Array.from({ length: 150 }, (_, n) => held(`t${n}`, n, "x")))).toHaveLength(most);
});

test("two seats at one table make one row, and it is our turn if it is that of either", () => {
  const [row, ...others] = rows([sits("a", 0, 1), sits("a", 1, 1)], [held("a", 1, "x", "y")]);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ mine: [0, 1], turn: 1, standing: "turn" });
});

test("what waits for us comes first, then what was touched last", () => {
  const tables = [
    sits("over", 0, -1, true),
    sits("waiting", 0, -1),
    sits("old", 0, 1),
    sits("young", 0, 1),
    sits("turn", 0, 0),
  ];
  const order = rows(tables, [held("old", 1, "x"), held("young", 2, "x"), held("over", 9, "x")]);
  expect(order.map((row) => row.about.id)).toEqual(["turn", "young", "old", "waiting", "over"]);
});

test("a table of other rules is nobody's turn, and stands before what is over", () => {
  const old = sits("old", 0, -1);
  const stranded = { ...old, about: { ...old.about, rules: { begun: 1, today: 2, playable: false } } };
  const order = rows([sits("over", 0, -1, true), stranded, sits("waiting", 0, -1)], []);
  expect(order.map((row) => row.standing)).toEqual(["waiting", "stranded", "over"]);
});

test("open seats are counted", () => {
  expect(openSeats(about("a"))).toBe(1);
});
