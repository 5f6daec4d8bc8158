// Seats on several devices: a short code brings the keys from one to the other.

import type { Code, HandOver, TakenOver, TakeOver } from "../generated/wire";
import { call } from "../lib/api.ts";
import { held, hold } from "../lib/keys.ts";

/** A link leads to the lobby with the code behind it: what follows a # is never sent. */
const begins = "seat-";

export function codeFor(table: string): Promise<Code> {
  const tokens = held(table)?.keys.map(({ token }) => token) ?? [];
  return call<Code>("/handovers", { table, tokens } satisfies HandOver);
}

/** Holds the seats of a code from now on; the table they are at. */
export async function take(code: string): Promise<string> {
  const { table, game, keys } = await call<TakenOver>("/handovers/take", { code } satisfies TakeOver);
  hold(table, game, [...keys]);
  return table;
}

export const linkFor = (origin: string, code: string) => `${origin}/#${begins}${code}`;

/** The code somebody has come with, if one has. */
export const codeIn = (hash: string) => (hash.startsWith(begins) ? hash.slice(begins.length) : "");

/** In two parts, as one reads it out. */
export const spelled = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;
