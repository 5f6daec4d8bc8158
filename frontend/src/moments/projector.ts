// Moments and new tables from the server.

import type { Continue, Created, Key, Moment, Moments } from "../generated/wire";
import { call, surely } from "../lib/api.ts";
import type { Projector } from "./film.svelte.ts";

/** A table's moments; whoever holds a seat's key may look through its eyes before the game is over too. */
export function projector(table: string, keys: readonly Key[]): Projector {
  const token = (eyes: number) => keys.find(({ seat }) => seat === eyes)?.token;
  const past = `/tables/${table}/moments`;
  return {
    story: async (eyes) => {
      const part = (from: number) => call<Moments>(`${past}?from=${from}&seat=${eyes}`, undefined, token(eyes));
      let whole = await part(0);
      while (whole.next !== undefined && whole.next !== null) {
        const more = await part(whole.next);
        whole = { ...more, told: [...whole.told, ...more.told], turns: [...whole.turns, ...more.turns] };
      }
      return whole;
    },
    moment: (number, eyes) => call<Moment>(`${past}/${number}?seat=${eyes}`, undefined, token(eyes)),
  };
}

/** A new table that goes on from a moment of a finished game. */
export const goOn = (table: string, wish: Continue) => surely<Created>(`/tables/${table}/continue`, wish);
