// What every raid shows of itself where it is explained: its cards by kind, its tokens by family.

import { t } from "../../lib/words.svelte.ts";
import type { PrintedCard, PrintedToken } from "../shared/printed.ts";
import type { Group } from "../teaching.ts";
import { cardSaid } from "./cards/naming.ts";

const kinds: readonly string[] = ["companion", "ally", "item", "action", "gem", "device", "monster"];

/** Tokens that are looked at together. */
export interface Family {
  readonly id: string;
  readonly fits: (token: PrintedToken) => boolean;
}

const first: Family = { id: "artifact", fits: ({ family }) => family === "artifact" };
const last: Family = { id: "other", fits: ({ family = "" }) => ["idol", "mastery"].includes(family) };

/** All cards and tokens, of what there is; between artifacts and idols lie those of this game. */
export function groupsOf(
  cards: Readonly<Record<string, PrintedCard>>,
  tokens: Readonly<Record<string, PrintedToken>>,
  families: readonly Family[],
): Group[] {
  const all = Object.entries(cards);
  const only = (found: readonly (readonly [string, unknown])[]): string[] => found.map(([id]) => id);
  const from = (place: PrintedCard["from"]) => all.filter(([, card]) => card.from === place);
  const groups = [
    { id: "starter", cards: only(from("starter")) },
    { id: "reserve", cards: only(from("reserve")) },
    ...kinds.map((kind) => ({ id: kind, cards: only(from("dungeon").filter(([, card]) => card.kind === kind)) })),
    ...[first, ...families, last].map(({ id, fits }) => ({
      id,
      cards: only(Object.entries(tokens).filter(([, token]) => fits(token))),
    })),
  ];
  return groups.filter((group) => group.cards.length > 0);
}

/** What a card or token does, without its name. */
export const aboutOf = (card: string, cards: Readonly<Record<string, PrintedCard>>): string =>
  card in cards ? cardSaid(card).slice(t(`card-${card}`).length + 2) : t(`text-${card}`);
