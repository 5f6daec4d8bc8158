import { expect, test } from "vitest";
import { ship as printed } from "../../../generated/klong-im-all.ts";
import { cornersOf, gap, kindsIn, objectsOf, tightSpots } from "./objects.ts";
import { farEnd, featuresOf, frame, portIn, shipOf } from "./plan.ts";

// Every side of every piece in every slot.
const layouts = ["HG-PK-KS", "PK-KS-HG", "KS-HG-PK", "MR-AR-PR", "AR-PR-MR", "PR-MR-AR"];
const slotsOf = (layout: string): string[] => layout.split("-");

test("the first ship is put together from its modules", () => {
  const { berths, passages, lift } = shipOf(slotsOf("HG-PK-KS"));
  expect(berths.size).toBe(75);
  expect(passages).toHaveLength(118);
  expect(lift.map(({ from, to }) => `${from} ${to}`)).toEqual(["FR-H KO-H1", "KO-H1 KO-H2", "KO-H2 KO-H3", "KO-H3 KZ-H"]);
  expect(lift.filter(({ locked }) => locked).map(({ to }) => to)).toEqual(["KZ-H"]);
  expect(lift.filter(({ blockade }) => blockade).map(({ from }) => from)).toEqual(["FR-H"]);
});

test("a module lies in its slot, the upper one upside down", () => {
  const [above, below] = [shipOf(slotsOf("HG-PK-KS")), shipOf(slotsOf("PK-HG-KS"))];
  const [one, other] = [above.berths.get("HG-1")!, above.berths.get("HG-12")!];
  expect(one.y).toBeGreaterThan(other.y);
  expect(below.berths.get("HG-1")!.y).toBeLessThan(below.berths.get("HG-12")!.y);
});

test("openings lead to what lies behind them", () => {
  const { passages } = shipOf(slotsOf("PR-MR-AR"));
  const found = passages.find(({ id }) => id === "MR-4-AR-3")!;
  expect(found).toMatchObject({ boots: 2, monsters: 0, locked: false, arrow: false });
  expect(farEnd(found, "MR-4")).toBe("AR-3");
  expect(farEnd(found, "AR-3")).toBe("MR-4");
  expect(passages.find(({ id }) => id === "AR-13>9")).toMatchObject({ from: "AR-13", to: "AR-9", arrow: true });
});

test.each(layouts)("%s: everything lies on the drawing, and passages lead from room to room", (layout) => {
  const ship = shipOf(slotsOf(layout));
  for (const { word, x, y, w, h } of ship.berths.values()) {
    expect(x - w, word).toBeGreaterThan(0);
    expect(x + w, word).toBeLessThan(frame.width);
    expect(y - h, word).toBeGreaterThan(0);
    expect(y + h, word).toBeLessThan(frame.height);
  }
  for (const { id, from, to } of ship.passages) {
    expect(ship.berths.has(from), id).toBe(true);
    expect(ship.berths.has(to), id).toBe(true);
  }
});

test.each(layouts)("%s: rooms leave each other space, and what stands in passages covers none of them", (layout) => {
  const ship = shipOf(slotsOf(layout));
  expect(tightSpots(ship, 6)).toEqual([]);
  expect(objectsOf(ship)).toHaveLength(ship.passages.flatMap(kindsIn).length);
});

test.each(layouts)("%s: no passage leads through a room it has nothing to do with", (layout) => {
  const ship = shipOf(slotsOf(layout));
  const through = new Set<string>();
  for (const passage of ship.passages) {
    const corners = cornersOf(passage, ship);
    const rooms = [...ship.berths.values()].filter(({ word }) => word !== passage.from && word !== passage.to);
    for (const [i, to] of corners.slice(1).entries()) {
      const from = corners[i]!;
      for (let n = 0; n <= 20; n++) {
        const at = { x: from.x + ((to.x - from.x) * n) / 20, y: from.y + ((to.y - from.y) * n) / 20, w: 6, h: 6 };
        for (const room of rooms) if (gap(at, room) < 0) through.add(`${passage.id} and ${room.word}`);
      }
    }
  }
  expect([...through]).toEqual([]);
});

test("a port says what it gives, and a room what its module is", () => {
  const { berths } = shipOf(slotsOf("HG-PK-KS"));
  expect(portIn(berths.get("HG-7")!.room)).toEqual({ what: "credits", count: 5 });
  expect(portIn(berths.get("PK-5")!.room)).toEqual({ what: "noise", count: 3 });
  expect(portIn(berths.get("KO-3")!.room)).toBeUndefined();
  const pods = new Set(["FR-P1"]);
  expect(featuresOf(berths.get("KZ-2")!, pods)).toEqual(["gate", "deep", "command"]);
  expect(featuresOf(berths.get("FR-1")!, pods)).toEqual([]);
  expect(featuresOf(berths.get("FR-P1")!, pods)).toEqual(["exit"]);
  expect(featuresOf(berths.get("FR-P2")!, pods)).toEqual(["exit_gone"]);
});

test("six ports or five in every piece's side, as printed", () => {
  const ports = Object.entries(printed.module).map(
    ([, { rooms }]) => Object.values(rooms).filter((room) => portIn(room)).length,
  );
  expect(ports.filter(Boolean).sort()).toEqual([5, 5, 6, 6, 6, 6]);
});
