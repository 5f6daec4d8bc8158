import { expect, test } from "vitest";
import type { Said, Told, Update } from "../../generated/wire";
import { telling } from "./telling.ts";

const told = (...said: Said[]): Told[] => said.map((one, version) => ({ version, said: one }) as unknown as Told);
const who = (seat: number) => ({ key: "seat", args: { seat } });

test("whoever scores is told with the place and what it brought to them, not to others", () => {
  const events = told(
    { key: "event-master", args: { who: who(1), place: "D3–E4", baskets: 7, factor: 1 } },
    { key: "event-earned", args: { who: who(0), merchants: 1, points: 7 } },
    { key: "event-earned", args: { who: who(1), merchants: 2, points: 14 } },
  );
  const brief = telling.recap!(events);
  expect(brief.map(({ key }) => key)).toEqual(["recap-scored", "recap-points"]);
  expect(brief[1]!.args["count"]).toBe(14);
});

test("which boat was taken is told, to whoever took it as well", () => {
  const card = { key: "card-fish-own-1", args: {} };
  const events = told(
    { key: "event-master", args: { who: who(1), place: "D3–E4", baskets: 7, factor: 1 } },
    { key: "event-earned", args: { who: who(1), merchants: 1, points: 7 } },
    { key: "event-removed", args: { who: who(1), field: "E4", card } },
  );
  expect(telling.recap!(events).map(({ key }) => key)).toEqual(["recap-scored", "recap-points", "recap-took"]);
  const seen = (seat: number) => telling.meanwhile!({ events, seat } as unknown as Update);
  expect(seen(1)).toEqual({ key: "market-took", args: { field: "E4" } });
  expect(seen(0)).toBeUndefined();
});

test("declining is told, too", () => {
  expect(telling.recap!(told({ key: "event-declined", args: { who: who(1), passing: "open" } })).map(({ key }) => key)).toEqual(
    ["recap-declined"],
  );
});

test("a scoring and its points come before the boat that was placed, which is named by its good", () => {
  const placed = (card: Said): Said => ({ key: "event-placed", args: { who: who(1), field: "G4", card } });
  const fruit = { key: "card-pineapple-neutral-2", args: {} };
  const brief = telling.recap!(
    told(
      placed(fruit),
      { key: "event-master", args: { who: who(1), place: "E4–F5", baskets: 7, factor: 1 } },
      { key: "event-earned", args: { who: who(1), merchants: 1, points: 7 } },
    ),
  );
  expect(brief.map(({ key }) => key)).toEqual(["recap-scored", "recap-points", "recap-placed"]);
  expect(brief[2]!.args["card"]).toEqual({ key: "good-pineapple", args: {} });
  const [cookshop] = telling.recap!(told(placed({ key: "boat-symbol", args: { card: { key: "card-cookshop", args: {} } } })));
  expect(cookshop!.args["card"]).toEqual({ key: "market-role-cookshop", args: {} });
});
