import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Telling } from "../games/board.ts";
import type { Barred, Decision, Option, ToClient, Update } from "../generated/wire";
import { Live } from "../lib/live.svelte.ts";
import { scenes } from "../lib/scenes.svelte.ts";
import { Desk } from "./desk.svelte.ts";

const option = (id: string): Option => ({ id, label: { key: id, args: {} } });
const barred: Barred = { id: "x", label: { key: "x", args: {} }, rule: "R1", refusal: { key: "no", args: {} } };
const thing = document.createElement("button");

/** A table at which seats 0 and 2 are ours, unless there is nobody here at all. */
function desk(
  decision: Decision | null,
  { seats = [0, 2], late = -2, undo = -1, no_undo = null as Barred | null, game = "any", view = {} } = {},
): Desk {
  const live = new Live(
    "table",
    seats.map((seat) => ({ seat, token: "" })),
  );
  live.choose = vi.fn<Live["choose"]>();
  live.undo = vi.fn<Live["undo"]>();
  const about = { game, seats: [0, 1, 2].map((n) => ({ kind: "person", name: `P${n}`, bot: "" })) };
  for (const seat of seats.length ? seats : [-1]) {
    if (seat === late) continue;
    live.receive({
      type: "update",
      version: 3,
      seat,
      about,
      view,
      decision,
      events: [],
      undo: seat === undo,
      no_undo,
    } as unknown as Update);
  }
  return new Desk(live);
}

const mine: Decision = {
  seat: 0,
  ask: "ask",
  rule: "R0",
  question: { key: "ask", args: {} },
  options: [option("a"), option("b")],
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("touching a thing with one use uses it", () => {
  const at = desk(mine);
  at.activate({ options: [option("a")], barred: [] }, thing);
  expect(at.live.choose).toHaveBeenCalledWith(0, "a");
});

test("a thing with several uses asks which; choosing closes the menu", () => {
  const at = desk(mine);
  at.activate({ options: [option("a"), option("b")], barred: [] }, thing);
  expect(at.menu?.options.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(at.live.choose).not.toHaveBeenCalled();
  at.choose(option("b"));
  expect(at.menu).toBeUndefined();
});

test("a thing that cannot be used says why, and goes on saying it", () => {
  const at = desk(mine);
  at.activate({ options: [], barred: [barred] }, thing);
  at.point(undefined, thing);
  vi.advanceTimersByTime(5000);
  expect(at.bubble).toMatchObject({ barred: [barred], pinned: true });
});

test.each([
  ["mine", desk(mine), "table-nothing-here"],
  ["another's", desk({ seat: 1, ask: "ask" }), "table-not-you"],
  ["watched", desk({ seat: 1, ask: "ask" }, { seats: [] }), "table-you-watch"],
  ["over", desk(null), "table-over"],
])("when the turn is %s, a thing without any use says so", (_, at, key) => {
  at.activate({ options: [], barred: [] }, thing);
  expect(at.bubble?.notice?.key).toBe(key);
});

test("pointing at a thing says why not after a while, and no longer when one leaves", () => {
  const at = desk(mine);
  at.point({ options: [], barred: [barred] }, thing);
  expect(at.bubble).toBeUndefined();
  vi.advanceTimersByTime(1000);
  expect(at.bubble?.pinned).toBe(false);
  at.point(undefined, thing);
  at.dwell(true); // on the way to the rule's link
  vi.advanceTimersByTime(1000);
  expect(at.bubble).toBeDefined();
  at.dwell(false);
  vi.advanceTimersByTime(1000);
  expect(at.bubble).toBeUndefined();
});

test("only the seat whose eyes we use is asked; another one here gets the device", () => {
  expect(desk(mine).asked?.rule).toBe("R0");
  const at = desk({ ...mine, seat: 2 });
  expect(at.asked).toBeUndefined();
  expect(at.handOver).toBe(2);
  at.take(2);
  expect(at.asked).toBeDefined();
  expect(at.handOver).toBeUndefined();
  expect(desk({ seat: 1, ask: "ask" }).handOver).toBeUndefined();
});

test("whose device it is, nobody knows before somebody has taken it", () => {
  const at = desk(mine);
  expect(at.handOver).toBe(0);
  at.take(0);
  expect(at.handOver).toBeUndefined();
  expect(desk(mine, { seats: [0] }).handOver).toBeUndefined();
});

test("the table is covered unless the game has no secrets now", () => {
  const covers = (drawn: string[], game = "strife-of-gods") => desk({ ...mine, seat: 2 }, { game, view: { drawn } }).secret;
  expect(covers([])).toBe(false);
  expect(covers(["red-1", "red-2"])).toBe(true);
  expect(covers([], "any")).toBe(true);
});

test("what has not come yet may be a secret: each seat's update is a message of its own", () => {
  const at = desk(mine, { late: 2, game: "strife-of-gods", view: { drawn: [] } });
  expect(at.handOver).toBe(0);
  expect(at.covered).toEqual([0]);
  at.live.receive({ ...at.update!, seat: 2 });
  expect(at.covered).toEqual([]);
  receive(at, 4, { ...mine, seat: 2 }); // seat 2 has not heard of it
  expect(at.secret).toBe(true);
});

test("until somebody says who looks, the table is covered in another's turn too", () => {
  const at = desk({ seat: 1, ask: "ask" });
  expect(at.covered).toEqual([0, 2]);
  at.take(2);
  expect(at.covered).toEqual([]);
  expect(at.live.seat).toBe(2);
  expect(desk({ seat: 1, ask: "ask" }, { seats: [0] }).covered).toEqual([]);
});

test("whoever has moved still sees what came of it before the table is covered", () => {
  const at = desk(mine);
  at.take(0);
  receive(at, 4, { ...mine, seat: 2 });
  expect(at.covered).toEqual([]);
  at.looked = 2;
  expect(at.covered).toEqual([2]);
});

test("at the end there is nothing left to cover", () => {
  const at = desk(null);
  at.live.receive({ ...at.update!, version: 4, ending: {} } as unknown as Update);
  expect(at.covered).toEqual([]);
});

test("a thing with a text is not used before that can be read", () => {
  const at = desk(mine);
  const text = { key: "text", args: {} };
  at.activate({ options: [option("a")], barred: [] }, thing, text);
  expect(at.live.choose).not.toHaveBeenCalled();
  expect(at.menu).toMatchObject({ options: [option("a")], text });
  at.activate({ options: [], barred: [barred] }, thing, text);
  expect(at.menu).toBeUndefined();
  expect(at.bubble).toMatchObject({ barred: [barred], text });
});

test("whoever here may take a choice back does, though another one has the device", () => {
  const at = desk(mine, { undo: 2 });
  at.undo();
  expect(at.live.undo).toHaveBeenCalledWith(2);
  const not = desk(mine);
  not.undo();
  expect(not.live.undo).not.toHaveBeenCalled();
});

test("where nothing can be taken back, it is said why", () => {
  const no_undo: Barred = {
    id: "undo",
    label: { key: "tool-undo", args: {} },
    rule: "KN-009",
    refusal: { key: "refused-KN-009", args: {} },
  };
  const at = desk(mine, { no_undo });
  expect(at.noUndo).toEqual(no_undo);
  at.undo(thing);
  expect(at.bubble).toMatchObject({ anchor: thing, barred: [no_undo], pinned: true });
  expect(at.live.undo).not.toHaveBeenCalled();
  expect(desk(mine, { no_undo, undo: 2 }).noUndo).toBeUndefined();
  expect(desk(mine).noUndo).toBeUndefined();
});

test("the one way on that needs nothing on the board has a key", () => {
  const asked = (...ids: string[]) => desk({ ...mine, options: ids.map(option) });
  const at = asked("place:a", "place:b", "stay");
  at.leave();
  expect(at.live.choose).toHaveBeenCalledWith(0, "stay");
  const either = asked("use", "decline");
  either.leave();
  expect(either.way).toBeUndefined();
  expect(either.live.choose).not.toHaveBeenCalled();
});

test("several choices are made one after the other, while each is on offer", () => {
  const at = desk(mine);
  at.chooseAll(["a", "b", "z"]);
  expect(at.live.choose).toHaveBeenLastCalledWith(0, "a");
  at.goOn();
  expect(at.live.choose).toHaveBeenCalledTimes(1); // there is no answer yet
  receive(at, 4, mine);
  at.goOn();
  expect(at.live.choose).toHaveBeenLastCalledWith(0, "b");
  receive(at, 5, mine);
  at.goOn();
  receive(at, 6, { ...mine, options: [option("z")] });
  at.goOn();
  expect(at.live.choose).toHaveBeenCalledTimes(2); // once something was not on offer, the rest is forgotten
});

test("what is touched after the answer is shown, and before it is said to be one, follows at once", () => {
  const at = desk(mine);
  at.live.choose = (seat, choice) => Live.prototype.choose.call(at.live, seat, choice);
  at.live.connected = true;
  const sent = vi.spyOn(at.live, "choose");
  at.choose(option("a"));
  receive(at, 4, mine);
  at.choose(option("b"));
  expect(sent).toHaveBeenCalledTimes(1);
  at.live.receive({ type: "done", id: 1 } as unknown as ToClient);
  at.goOn();
  expect(sent).toHaveBeenLastCalledWith(0, "b");
});

test("what was to follow a choice that is refused is forgotten", () => {
  const at = desk(mine);
  at.live.choose = (seat, choice) => Live.prototype.choose.call(at.live, seat, choice);
  at.live.connected = true;
  at.choose(option("a"));
  at.choose(option("b"));
  expect(at.onTheWay).toBe(true);
  at.live.receive({ type: "problem", id: 1, error: "barred" } as unknown as ToClient);
  at.goOn();
  expect(at.onTheWay).toBe(false);
});

test("a walk asks before its last step, if something would be lost with it", () => {
  const at = desk(mine);
  const text = { key: "lost", args: {} };
  at.telling = { caution: (_, choice) => (choice === "b" ? text : undefined) } as Telling;
  document.body.append(thing);
  at.chooseAll(["a", "b"], thing);
  receive(at, 4, mine);
  at.goOn();
  expect(at.live.choose).toHaveBeenCalledTimes(1);
  expect(at.menu).toEqual({ anchor: thing, options: [option("b")], text, caution: true });
  expect(at.onTheWay).toBe(false);
});

const between: Decision = { ...mine, ask: "ask-take", options: [option("take"), option("leave")] };

test("several choices go on after another question has been answered", () => {
  const at = desk(mine);
  at.chooseAll(["a", "b"]);
  receive(at, 4, between);
  at.goOn();
  expect([at.interrupted, at.onTheWay]).toEqual([true, false]);
  at.choose(option("take"));
  receive(at, 5, mine);
  at.goOn();
  expect(at.live.choose).toHaveBeenLastCalledWith(0, "b");
  expect(at.interrupted).toBe(false);
});

test.each([
  ["somebody stops", (at: Desk) => at.stop(), mine],
  ["the next is not on offer any more", () => undefined, { ...mine, options: [option("a")] }],
  ["somebody else is asked", () => undefined, { ...mine, seat: 1 }],
])("they do not go on if %s", (_, change, asked) => {
  const at = desk(mine);
  at.chooseAll(["a", "b"]);
  receive(at, 4, between);
  at.goOn();
  change(at);
  at.choose(option("leave"));
  receive(at, 5, asked);
  at.goOn();
  receive(at, 6, mine);
  at.goOn();
  expect(at.live.choose).not.toHaveBeenCalledWith(0, "b");
});

test("what was refused can be wished again", () => {
  const at = desk(mine);
  at.chooseAll(["a", "b"]);
  at.chooseAll(["a", "b"]); // no answer changed the table
  expect(at.live.choose).toHaveBeenCalledTimes(2);
});

test("a choice of one's own ends what was to come", () => {
  const at = desk(mine);
  at.chooseAll(["a", "b"]);
  at.choose(option("a"));
  receive(at, 4, mine);
  at.goOn();
  expect(at.live.choose).not.toHaveBeenCalledWith(0, "b");
});

test("what is touched before there is an answer follows, if it is on offer then", () => {
  const at = desk(mine);
  at.choose(option("a"));
  at.live.busy = true;
  at.choose(option("b"));
  at.goOn();
  expect(at.live.choose).toHaveBeenCalledTimes(1);
  at.live.busy = false;
  receive(at, 4, { ...mine, options: [option("b")] });
  at.goOn();
  expect(at.live.choose).toHaveBeenLastCalledWith(0, "b");
});

test.each(["a", "end"])("a double touch is one touch, and no turn ends unseen: %s", (second) => {
  const asked = { ...mine, options: [option("a"), option("end")] };
  const at = desk({ ...asked, options: ["a:1", "end"].map(option) });
  at.choose(option("a"));
  at.live.busy = true;
  at.choose(option(second));
  at.live.busy = false;
  receive(at, 4, asked);
  at.goOn();
  expect(at.live.choose).toHaveBeenCalledTimes(1);
});

test("whoever thinks better of it takes the last choice back and makes another", () => {
  const at = desk(mine, { undo: 0 });
  expect(at.instead("c")).toBe(true);
  expect(at.live.undo).toHaveBeenCalledWith(0);
  at.goOn();
  expect(at.live.choose).not.toHaveBeenCalled();
  receive(at, 4, { ...mine, options: [option("c")] });
  at.goOn();
  expect(at.live.choose).toHaveBeenCalledWith(0, "c");
});

test("where nothing can be taken back, there is no instead", () => {
  const at = desk(mine);
  expect(at.instead("c")).toBe(false);
  expect(at.live.undo).not.toHaveBeenCalled();
});

const careful: Telling = { gist: () => undefined, retell: (events) => events, caution: () => ({ key: "careful", args: {} }) };

test("what a game would have thought over is asked for first, and done when it is said again", () => {
  const at = desk({ ...mine, options: [option("end")] });
  at.telling = careful;
  at.choose(option("end"), thing);
  expect(at.menu).toMatchObject({ options: [option("end")], text: { key: "careful" } });
  expect(at.live.choose).not.toHaveBeenCalled();
  at.choose(at.menu!.options[0]!);
  expect(at.live.choose).toHaveBeenCalledWith(0, "end");
});

test("whoever would not be asked again is not", () => {
  const at = desk({ ...mine, options: [option("end")] });
  at.telling = careful;
  at.choose(option("end"), thing);
  expect(at.menu?.caution).toBe(true);
  at.chooseBoldly(option("end"));
  at.choose(option("end"), thing);
  expect(at.menu).toBeUndefined();
  expect(at.live.choose).toHaveBeenCalledTimes(2);
});

test("at a rest all is told but what comes after it, and it is nobody's turn", () => {
  const at = desk(mine, { seats: [0] });
  const [deed, next] = ["deed", "next"].map((key) => ({ version: 4, said: { key, args: {} } }));
  at.live.receive({ ...at.update, version: 4, events: [deed, next] } as Update);
  const goOn = scenes.play({ withholds: ({ key }) => key === "next", pause: { key: "rest", args: {} } });
  expect([at.log, at.acting]).toEqual([[deed], -1]);
  goOn();
  expect([at.log, at.acting]).toEqual([[deed, next], 0]);
});

function receive(at: Desk, version: number, decision: Decision): void {
  const update = { ...at.update, version, decision } as Update;
  at.live.receive(update);
}
