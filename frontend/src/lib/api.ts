// The HTTP part of the server, typed by the wire.

import type { Created, GameList, Join, Joined, NewTable, Problem, Rulebook, TableList, Update } from "../generated/wire";

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
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal({ type: "problem", error: "unreachable", message: { key: "web-unreachable", args: {} } });
  }
  if (!response.ok) throw new Refusal((await response.json()) as Problem);
  return (await response.json()) as T;
}

export const games = () => call<GameList>("/games");
export const tables = () => call<TableList>("/tables");
export const table = (id: string, token?: string) => call<Update>(`/tables/${id}`, undefined, token);
export const create = (wish: NewTable) => call<Created>("/tables", wish);
export const join = (id: string, wish: Partial<Join>, token?: string) => call<Joined>(`/tables/${id}/seats`, wish, token);
export const rulebook = (game: string) => call<Rulebook>(`/games/${game}/rulebook`);
