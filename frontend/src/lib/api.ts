// The HTTP part of the server, typed by the wire.

import type {
  Back,
  Close,
  Course,
  Created,
  GameList,
  Held,
  Join,
  Joined,
  Leave,
  Left,
  MyTables,
  NewTable,
  Problem,
  Rulebook,
  StandIn,
  TableList,
  Update,
} from "../generated/wire";

/** What the server refused, in its one shape. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.error);
  }
}

export async function call<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const init: RequestInit = { headers };
  if (body !== undefined) {
    init.method = "POST";
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api${path}`, init);
    answer = await response.json(); // whatever speaks no JSON is not our server: a proxy, perhaps
  } catch {
    throw new Refusal({ type: "problem", error: "unreachable", message: { key: "web-unreachable", args: {} } });
  }
  if (!response.ok) throw new Refusal(answer as Problem);
  return answer as T;
}

const again = [300, 1500]; // milliseconds to wait before asking again

/** 192 bits by which the server knows a wish again. */
export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** After these nobody knows whether the wish was granted. */
const unclear = ["unreachable", "internal"];

/** The secrets of wishes of which that is so: the same wish, tried again, must not be granted twice. */
const unanswered = new Map<string, string>();

/** A wish whose answer holds keys: asked again when the answer is lost, and granted only once. */
export async function surely<T>(path: string, wish: { once?: string }, token?: string): Promise<T> {
  const known = path + JSON.stringify(wish);
  const same = { once: unanswered.get(known) ?? secret(), ...wish };
  unanswered.set(known, same.once);
  try {
    const answer = await persistently<T>(path, same, token);
    unanswered.delete(known);
    return answer;
  } catch (error) {
    if (error instanceof Refusal && !unclear.includes(error.problem.error)) unanswered.delete(known);
    throw error;
  }
}

async function persistently<T>(path: string, wish: unknown, token?: string): Promise<T> {
  for (const pause of again) {
    try {
      return await call<T>(path, wish, token);
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.error !== "unreachable") throw error;
    }
    await new Promise((done) => setTimeout(done, pause));
  }
  return call<T>(path, wish, token);
}

export const games = () => call<GameList>("/games");
export const tables = () => call<TableList>("/tables");
export const table = (id: string, token?: string) => call<Update>(`/tables/${id}`, undefined, token);
export const create = (wish: NewTable) => surely<Created>("/tables", wish);
/** How the tables of these keys stand. */
export const mine = (tables: readonly Held[]) => call<MyTables>("/mine", { tables });
export const join = (id: string, wish: Partial<Join>, token?: string) => surely<Joined>(`/tables/${id}/seats`, wish, token);
/** From now on a bot plays at a seat whose person is away, or at one's own. */
export const standIn = (id: string, wish: StandIn, token: string) => call<Update>(`/tables/${id}/stand-in`, wish, token);
/** And from now on its person again. */
export const comeBack = (id: string, token: string) => call<Update>(`/tables/${id}/back`, {} satisfies Back, token);
/** One's seat is given up, or that of somebody for whom a bot has played for long. */
export const leave = (id: string, token: string, seat?: number) =>
  call<Left>(`/tables/${id}/leave`, (seat === undefined ? {} : { seat }) satisfies Leave, token);
/** The table ends, for everybody. */
export const close = (id: string, token: string) => call<Left>(`/tables/${id}/close`, {} satisfies Close, token);
/** How a finished game developed. */
export const course = (id: string) => call<Course>(`/tables/${id}/course`);
export const rulebook = (game: string) => call<Rulebook>(`/games/${game}/rulebook`);
/** A finished game from a file, as a table that can be looked at. */
export const load = (record: string) => call<Created>("/records", record);
