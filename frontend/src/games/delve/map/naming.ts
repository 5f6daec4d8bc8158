// What rooms and what lies in them are called, shown and read aloud.

import { t } from "../../../lib/words.svelte.ts";
import type { Room } from "../../shared/printed.ts";
import type { Heap } from "../tokens.ts";

export const tokenName = (token: string): string =>
  token.startsWith("?") ? t(`back-${token.slice(1)}`) : t(`card-${token}`);

export const heapName = ({ token, count }: Heap): string =>
  count > 1 ? t("raid-heap", { token: tokenName(token), count }) : tokenName(token);

/** What a room is, besides its number. */
export const kindsOf = (room: Room): string[] =>
  [...(room.features ?? []), ...(room.idols ? ["shrine"] : [])].map((feature) => t(`raid-is-${feature}`));

/** Everything there is to know at a glance. */
export function roomName(word: string, room: Room, heaps: readonly Heap[], heroes: readonly string[]): string {
  return [t("room", { room: word }), ...kindsOf(room), ...heaps.map(heapName), ...heroes].join(", ");
}
