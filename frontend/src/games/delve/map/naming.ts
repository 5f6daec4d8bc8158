// What rooms and what lies in them are called, shown and read aloud.

import type { Said } from "../../../generated/wire";
import { say, t } from "../../../lib/words.svelte.ts";
import type { About } from "../../board.ts";
import type { Drawing, Room, Tunnel } from "../../shared/printed.ts";
import { printedToken, roomSaid } from "../laid.ts";
import type { Heap } from "../tokens.ts";

export const tokenName = (token: string): string => (token.startsWith("?") ? t(`back-${token.slice(1)}`) : t(`card-${token}`));

/** What a token does and what it is worth; nothing of one that shows its back. */
export function tokenAbout(token: string): string {
  if (token.startsWith("?")) return "";
  const points = printedToken(token)?.points;
  return [t(`text-${token}`), ...(points ? [t("cards-worth", { points })] : [])].join(" ");
}

/** The same, to be said beside it. */
export function tokenTold(token: string): About {
  const said = (key: string, args: Said["args"] = {}): Said => ({ key, args });
  if (token.startsWith("?")) return { said: said(`back-${token.slice(1)}`), rule: "" };
  const points = printedToken(token)?.points;
  const about = { token: said(`card-${token}`), about: said(`text-${token}`) };
  return {
    said: points
      ? said("raid-carried-worth", { ...about, worth: said("cards-worth", { points }) })
      : said("raid-carried", about),
    rule: "",
  };
}

export const heapName = ({ token, count }: Heap): string =>
  count > 1 ? t("raid-heap", { token: tokenName(token), count }) : tokenName(token);

/** What a room is, besides its number. */
export const kindsOf = (room: Room): string[] =>
  [...(room.features ?? []), ...(room.idols ? ["shrine"] : [])].map((feature) => t(`raid-is-${feature}`));

/** Everything there is to know at a glance. */
export function roomName(word: string, room: Room, heaps: readonly Heap[], heroes: readonly string[]): string {
  return [say(roomSaid(word)), ...kindsOf(room), ...heaps.map(heapName), ...heroes].join(", ");
}

/** A tunnel as it is walked from a room: where it leads, what it takes. */
export interface WayOut {
  readonly to: string;
  readonly tunnel: Tunnel;
}

/** The tunnels one can leave a room by, in the order of the rooms they lead to. */
export function waysOut({ tunnels }: Drawing, word: string): WayOut[] {
  const found = tunnels.flatMap((tunnel) => {
    if (tunnel.from === word) return [{ to: tunnel.to, tunnel }];
    return tunnel.to === word && !tunnel.arrow ? [{ to: tunnel.from, tunnel }] : [];
  });
  return found.sort((a, b) => Number(a.to) - Number(b.to));
}

export function wayName({ to, tunnel: { boots, monsters, locked, arrow } }: WayOut): string {
  const tolls = [t("raid-way-boots", { count: boots })];
  if (monsters) tolls.push(t("raid-way-monsters", { count: monsters }));
  if (locked) tolls.push(t("raid-way-locked"));
  if (arrow) tolls.push(t("raid-way-arrow"));
  return t("raid-way", { to, tolls: tolls.join(", ") });
}

/** All ways out of a room, so that somebody who listens can plan. */
export const waysName = (drawing: Drawing, word: string): string => waysOut(drawing, word).map(wayName).join("; ");
