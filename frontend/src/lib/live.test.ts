import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Problem, Update } from "../generated/wire";
import { Line } from "./line.sample.ts";
import { Live, still } from "./live.svelte.ts";
import { fetchRound, pacing } from "./pace.svelte.ts";

const pace = { first: 900, more: 200, longest: 2300 }; // ms: of a step, of what it tells beyond one thing, of a turn
let lines: Line[];
const line = (): Line => lines.at(-1)!;

function sit(seats: number[], calm = false): Live {
  const keys = seats.map((seat) => ({ seat, token: `token ${seat}` }));
  const dial = () => {
    lines.push(new Line());
    return line();
  };
  const live = new Live("table", keys, () => calm, dial);
  live.open();
  line().accept();
  return live;
}

/** A version in which one thing happened, and who is asked next. */
function step(version: number, asked: number, seat = 0, since = version - 1): Update {
  const events = [];
  for (let v = since + 1; v <= version; v++) events.push({ version: v, said: { key: `event ${v}`, args: {} } });
  return {
    type: "update",
    version,
    seat,
    decision: { seat: asked, ask: "ask" },
    events,
    view: {},
    about: { seats: [0, 1, 2] },
  } as unknown as Update;
}

const problem = (error: string, more: Partial<Problem> = {}): Problem => ({
  type: "problem",
  error,
  message: { key: `problem-${error}`, args: {} },
  ...more,
});

beforeAll(async () => void (await fetchRound()));

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("says who it is, and asks for all there was", () => {
  sit([0, 2]);
  expect(line().sent).toEqual([{ type: "hello", tokens: ["token 0", "token 2"], since: -1 }]);
});

test.each([
  ["is taken over", "ws://localhost:3000/api/tables/table/live", 0, 0],
  ["to another table is of no use", "ws://localhost:3000/api/tables/other/live", 0, 1],
  ["that has waited too long is of no use", "ws://localhost:3000/api/tables/table/live", 6000, 1],
])("a call made before we were there %s", (_, url, age, calls) => {
  const early = Object.assign(new Line(), { url, readyState: WebSocket.OPEN });
  const dialled = vi.fn(Line);
  vi.stubGlobal("WebSocket", Object.assign(dialled, { OPEN: WebSocket.OPEN }));
  vi.stubGlobal("early", early);
  vi.spyOn(performance, "now").mockReturnValue(age);
  new Live("table", []).open();
  expect(dialled).toHaveBeenCalledTimes(calls);
  expect(early.sent.map(({ type }) => type)).toEqual(calls ? [] : ["hello"]);
  expect(early.closed).toBe(calls > 0);
});

test("others' steps are shown one at a time", () => {
  const live = sit([0]);
  line().say(step(3, 1, 0, -1), step(4, 2), step(5, 0));
  expect(live.shown?.version).toBe(4); // the first view is there at once, and so is the step after it
  expect(live.waiting).toBe(true);
  vi.advanceTimersByTime(pace.first);
  expect(live.shown?.version).toBe(5);
  expect(live.waiting).toBe(false);
  expect(live.previous?.version).toBe(4);
});

test("a step with more to see stays longer, but not for ever", () => {
  const live = sit([0]);
  line().say(step(0, 1), step(3, 1, 0, 0), step(4, 0));
  vi.advanceTimersByTime(pace.first);
  expect(live.shown?.version).toBe(3);
  vi.advanceTimersByTime(2 * pace.more);
  expect(live.shown?.version).toBe(4);
});

test("with less motion nothing waits for long", () => {
  const live = sit([0], true);
  line().say(step(0, 1), step(1, 2), step(2, 0));
  vi.advanceTimersByTime(still);
  expect(live.shown?.version).toBe(2);
});

test("our own step is shown at once, the answer to it after a while", () => {
  const live = sit([0]);
  line().say(step(0, 1), step(1, 0), step(2, 1), step(3, 0));
  expect(live.shown?.version).toBe(2);
  vi.advanceTimersByTime(pace.first);
  expect(live.shown?.version).toBe(3);
});

test("whoever wants to see nothing of it sees the end of others' turns at once", () => {
  pacing.wanted = "instant";
  const live = sit([0]);
  line().say(step(0, 1), step(1, 2), step(2, 1), step(3, 0));
  pacing.wanted = "calm";
  expect([live.shown?.version, live.log.length]).toEqual([3, 4]);
});

test("one turn can be skipped, also what is still to come of it", () => {
  const live = sit([0]);
  line().say(step(0, 1), step(1, 1), step(2, 1));
  expect(live.shown?.version).toBe(1);
  live.skip("turn");
  expect(live.shown?.version).toBe(2);
  line().say(step(3, 1), step(4, 2), step(5, 2), step(6, 0));
  expect(live.shown?.version).toBe(4);
  vi.advanceTimersByTime(2 * pace.first);
  expect(live.shown?.version).toBe(5 + 1);
});

test("all turns until one's own can be skipped, and the next time they are shown again", () => {
  const live = sit([0]);
  line().say(step(0, 1), step(1, 2), step(2, 1));
  live.skip("all");
  line().say(step(3, 2));
  expect(live.skipping).toBe(true);
  line().say(step(4, 0));
  expect([live.shown?.version, live.log.length, live.skipping]).toEqual([4, 5, false]);
  line().say(step(5, 1), step(6, 2));
  expect(live.shown?.version).toBe(5);
});

test("nothing follows while a scene is played", () => {
  const live = sit([0]);
  line().say(step(0, 1), step(1, 2));
  live.hold(true);
  line().say(step(2, 0));
  vi.advanceTimersByTime(10 * pace.longest);
  expect(live.shown?.version).toBe(1);
  live.hold(false);
  expect(live.shown?.version).toBe(2);
});

test("others wait while something is read, one's own steps do not, and whoever skips goes on at once", () => {
  const live = sit([0]);
  line().say(step(0, 1), step(1, 2));
  line().say(step(2, 0));
  live.read(true);
  vi.advanceTimersByTime(10 * pace.longest);
  expect([live.shown?.version, live.waiting, live.reading]).toEqual([1, true, true]);
  live.read(false);
  expect([live.shown?.version, live.waiting, live.reading]).toEqual([2, false, false]);
  live.read(true);
  line().say(step(3, 1), step(4, 2), step(5, 0));
  vi.advanceTimersByTime(10 * pace.longest);
  expect(live.shown?.version).toBe(3);
  live.skip("all");
  expect(live.shown?.version).toBe(5);
  line().say(step(6, 1), step(7, 0)); // it is still read: nothing was skipped for good
  vi.advanceTimersByTime(10 * pace.longest);
  expect(live.shown?.version).toBe(6);
});

test("hurry shows everything", () => {
  const live = sit([0]);
  line().say(step(0, 1), step(1, 2), step(2, 1), step(3, 0));
  live.hurry();
  expect(live.shown?.version).toBe(3);
  expect(live.waiting).toBe(false);
});

test("two seats of one browser hear of a version together, each in its own words", () => {
  const live = sit([0, 1]);
  line().say(step(0, 2), step(0, 2, 1), step(1, 0), step(1, 0, 1));
  expect(live.updates.get(1)?.version).toBe(1);
  live.lookAs(1);
  expect(live.shown?.seat).toBe(1);
  expect(live.previous).toBeUndefined();
  expect(live.log.map((event) => event.version)).toEqual([0, 1]);
});

test("a choice goes out once, with the version that is shown", () => {
  const live = sit([0]);
  line().say(step(7, 0));
  live.choose(0, "take:r01");
  live.choose(0, "take:r02");
  expect(line().sent.slice(1)).toEqual([{ type: "choose", id: 1, seat: 0, version: 7, choice: "take:r01" }]);
  expect(live.busy).toBe(true);
  line().say(step(8, 1), { type: "done", id: 1, version: 8 });
  expect(live.busy).toBe(false);
});

test("a stale choice gets the fresh table, and nothing is told twice", () => {
  const live = sit([0]);
  line().say(step(0, 0));
  live.undo(0);
  line().say(step(1, 1), step(2, 0), problem("stale", { id: 1, fresh: step(2, 0, 0, 0) }));
  expect(live.shown?.version).toBe(2);
  expect(live.busy).toBe(false);
  expect(live.problem?.error).toBe("stale");
  expect(live.log.map((event) => event.version)).toEqual([0, 1, 2]);
});

test("comes back by itself, and hears only what it has missed", () => {
  const live = sit([0]);
  line().say(step(4, 1, 0, -1));
  live.choose(0, "take:r01");
  line().drop();
  expect([live.connected, live.busy]).toEqual([false, false]);
  vi.advanceTimersByTime(250);
  expect(lines).toHaveLength(2);
  line().drop(); // the server is not there yet
  vi.advanceTimersByTime(499);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(1);
  line().accept();
  expect(line().sent).toEqual([{ type: "hello", tokens: ["token 0"], since: 4 }]);
  line().say(step(6, 0, 0, 4));
  expect(live.connected).toBe(true);
  expect(live.log.map((event) => event.version)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(live.previous).toBeUndefined(); // too much has happened to show it as one step
});

test("a table that was set back is shown as it is now, and goes on from there", () => {
  const live = sit([0, 2]);
  line().say(step(7, 1, 0, -1), step(7, 1, 2, -1), step(8, 1), step(8, 1, 2));
  line().drop();
  vi.advanceTimersByTime(250);
  line().accept();
  expect(line().sent).toEqual([expect.objectContaining({ type: "hello", since: 8 })]);
  for (const seat of [0, 2]) line().say({ ...step(5, 0, seat, -1), set_back: true });
  expect([live.shown?.version, live.updates.get(2)?.version, live.waiting]).toEqual([5, 5, false]);
  expect(live.log.map((event) => event.version)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(live.previous).toBeUndefined();
  live.choose(0, "take:r01");
  expect(line().sent.at(-1)).toMatchObject({ type: "choose", version: 5 });
  line().say({ type: "done", id: 1, version: 6 }, step(6, 1), step(6, 1, 2));
  expect([live.shown?.version, live.log.length]).toEqual([6, 7]);
});

test("whoever is not connected is missed, unless nobody knows", () => {
  const live = sit([0]);
  const person = (bot = "") => ({ kind: "person", name: "", bot });
  const seats = [
    person(),
    person(),
    person(),
    person("klong"),
    { kind: "bot", name: "", bot: "klong" },
    { kind: "open", name: "", bot: "" },
  ];
  line().say({ ...step(1, 1), about: { seats } } as unknown as Update);
  const missed = () => seats.map((_, seat) => seat).filter((seat) => live.misses(seat));
  expect(missed()).toEqual([]);
  line().say({ type: "here", seats: [0, 2], watching: 0 });
  expect(missed()).toEqual([1]);
  line().say({ type: "here", seats: [], watching: 3 }); // we know better of ourselves
  expect(missed()).toEqual([1, 2]);
  line().drop();
  expect(missed()).toEqual([]);
});

test("woken up, it comes back at once", () => {
  const live = sit([0]);
  line().drop();
  live.wake();
  expect(lines).toHaveLength(2);
  live.wake();
  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveLength(2);
});

test("a line that gives no answer is given up for another", () => {
  const live = sit([0]);
  line().say(step(1, 0));
  live.choose(0, "take");
  expect(live.busy).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.closed).toBe(true);
  expect(live.busy).toBe(false);
  lines[0]?.say(step(2, 0)); // too late: nobody listens there
  expect(live.shown?.version).toBe(1);
});

test("an answer in time keeps the line", () => {
  const live = sit([0]);
  line().say(step(1, 0));
  live.choose(0, "take");
  line().say({ type: "done", id: 1, version: 2 });
  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveLength(1);
});

test("woken up after a long silence, it takes another line", () => {
  const live = sit([0]);
  vi.advanceTimersByTime(20_000);
  live.wake();
  expect(lines).toHaveLength(2);
});

test("a choice on its way for long is slow, an answered one is not", () => {
  const live = sit([0]);
  line().say(step(1, 0));
  live.choose(0, "take");
  vi.advanceTimersByTime(299);
  expect(live.slow).toBe(false);
  vi.advanceTimersByTime(1);
  expect(live.slow).toBe(true);
  line().say({ type: "done", id: 1, version: 2 });
  expect(live.slow).toBe(false);
});

test("the line after a lost one is not given up for a choice made before", () => {
  const live = sit([0]);
  line().say(step(1, 0));
  live.choose(0, "take");
  line().drop();
  vi.advanceTimersByTime(250);
  line().accept();
  vi.advanceTimersByTime(10_000);
  expect([live.connected, lines.length]).toEqual([true, 2]);
});

test("a choice without a connection is kept, and made as soon as there is one", () => {
  const live = sit([0]);
  line().say(step(1, 0));
  line().drop();
  expect([live.slow, live.missed]).toEqual([true, false]);
  live.choose(0, "take");
  live.choose(0, "other"); // whoever thinks better of it
  expect(live.missed).toBe(true);
  live.wake();
  line().accept();
  expect(line().sent).toHaveLength(1);
  line().say(step(1, 0));
  expect(line().sent.slice(1)).toEqual([{ type: "choose", id: 2, seat: 0, version: 1, choice: "other" }]);
  line().say({ type: "done", id: 2, version: 2 });
  expect([live.slow, live.missed, live.stale]).toEqual([false, false, false]);
});

test("a choice whose answer got lost is made again only if it was never heard", () => {
  const live = sit([0]);
  line().say(step(1, 0));
  live.choose(0, "take");
  line().drop();
  live.wake();
  line().accept();
  line().say(step(2, 1)); // it was
  expect(line().sent).toHaveLength(1);
  expect([live.busy, live.stale]).toEqual([false, false]);
});

test("what was kept is refused aloud when the table has gone on meanwhile", () => {
  const live = sit([0]);
  line().say(step(1, 0));
  line().drop();
  live.choose(0, "take");
  live.wake();
  line().accept();
  line().say(step(2, 1));
  expect(line().sent).toHaveLength(1);
  expect([live.missed, live.stale]).toEqual([false, true]);
});

test("whoever is not wanted does not come again", () => {
  const live = sit([0]);
  line().say(problem("unknown-token"));
  line().drop();
  vi.advanceTimersByTime(10_000);
  expect(live.gone?.error).toBe("unknown-token");
  expect(lines).toHaveLength(1);
});

test("after closing there is silence", () => {
  const live = sit([0]);
  live.close();
  line().drop();
  vi.advanceTimersByTime(10_000);
  expect(line().closed).toBe(true);
  expect(lines).toHaveLength(1);
});
