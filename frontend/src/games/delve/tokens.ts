// What lies in the rooms, is for sale, or is carried, as it is drawn.

import type { delve } from "../../symbols/delve.ts";
import { goodsPrice, printedToken } from "./laid.ts";
import type { CardWord, DelveView, RoomWord } from "./view.ts";

/** Tokens of one kind that lie in one room. */
export interface Heap {
  readonly token: CardWord;
  readonly kind: "major" | "minor" | "artifact" | "idol";
  readonly count: number;
  /** Printed on it. */
  readonly points: number;
}

export type Heaps = ReadonlyMap<RoomWord, readonly Heap[]>;

export function heapsOf({ tokens }: Pick<DelveView, "tokens">): Heaps {
  const rooms = new Map<RoomWord, Heap[]>();
  for (const { room, token } of tokens) {
    const heaps = rooms.get(room) ?? [];
    rooms.set(room, heaps);
    const same = heaps.findIndex((heap) => heap.token === token);
    if (same < 0) heaps.push({ token, kind: kindOf(token), count: 1, points: printedToken(token)?.points ?? 0 });
    else heaps[same] = { ...heaps[same]!, count: heaps[same]!.count + 1 };
  }
  return rooms;
}

function kindOf(token: CardWord): Heap["kind"] {
  const fact = printedToken(token);
  if (fact?.family === "artifact" || fact?.family === "idol") return fact.family;
  return fact?.back === "major" || token === "?major" ? "major" : "minor";
}

type Sign = keyof typeof delve;

const signed: readonly Sign[] = ["key", "backpack", "crown", "idol", "chalice", "egg", "potion", "mastery"];

/** The sign on a token: that of its family. */
export const signOf = (token: CardWord): Sign => signed.find((sign) => sign === printedToken(token)?.family) ?? "secret";

export interface Ware {
  readonly token: CardWord;
  readonly count: number;
}

/** Equal tokens together. */
export const counted = (tokens: readonly CardWord[]): Ware[] =>
  [...new Set(tokens)].map((token) => ({ token, count: tokens.filter((one) => one === token).length }));

/** What a good costs whoever is at work now. */
export const priceIn = ({ market_prices: prices }: Pick<DelveView, "market_prices">): number =>
  prices.length ? Math.min(...prices) : goodsPrice();

/** What is for sale: of the crowns only the best, which is sold first. */
export function waresOf({ market }: Pick<DelveView, "market">): Ware[] {
  const crowns = market.filter((token) => printedToken(token)?.family === "crown");
  const best = Math.max(...crowns.map((token) => printedToken(token)!.points!));
  const wares = counted(market.filter((token) => !crowns.includes(token)));
  return crowns.length ? [...wares, { token: `crown_${best}`, count: crowns.length }] : wares;
}
