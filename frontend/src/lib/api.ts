// The HTTP part of the server, typed by the wire.

import type { Back, Created, GameList, Held, Join, Joined, MyTables, NewTable, Problem, Rulebook, StandIn, TableList, Update } from "../generated/wire";

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

export const games = () => call<GameList>("/games");
export const tables = () => call<TableList>("/tables");
export const table = (id: string, token?: string) => call<Update>(`/tables/${id}`, undefined, token);
export const create = (wish: NewTable) => call<Created>("/tables", wish);
/** How the tables of these keys stand. */
export const mine = (tables: readonly Held[]) => call<MyTables>("/mine", { tables });
export const join = (id: string, wish: Partial<Join>, token?: string) => call<Joined>(`/tables/${id}/seats`, wish, token);
/** From now on a bot plays at a seat whose person is away, or at one's own. */
export const standIn = (id: string, wish: StandIn, token: string) => call<Update>(`/tables/${id}/stand-in`, wish, token);
/** And from now on its person again. */
export const comeBack = (id: string, token: string) => call<Update>(`/tables/${id}/back`, {} satisfies Back, token);
export const rulebook = (game: string) => call<Rulebook>(`/games/${game}/rulebook`);
/** A finished game from a file, as a table that can be looked at. */
export const load = (record: string) => call<Created>("/records", record);
