// What every raid shows of itself where it is explained: its signs, its cards by kind, its tokens by family.

import { t } from "../../lib/words.svelte.ts";
import type { DelveSign } from "../../symbols/delve.ts";
import type { PrintedCard, PrintedToken } from "../shared/printed.ts";
import type { Group, Teaching } from "../teaching.ts";
import { cardSaid } from "./cards/naming.ts";
import Exhibit from "./Exhibit.svelte";
import { layOut, type Print } from "./laid.ts";
import "./raid.css";
import SignFace from "./SignFace.svelte";

const kinds: readonly string[] = ["companion", "ally", "item", "action", "gem", "device", "monster"];

/** What every raid has. */
const common: readonly DelveSign[] = ["skill", "sword", "boot", "gold", "noise", "quiet", "heart", "draw", "dragon", "danger"];

/** Tokens that are looked at together. */
export interface Family {
  readonly id: string;
  readonly fits: (token: PrintedToken) => boolean;
}

const familiesOf = (id: string, families: readonly string[]): Family => ({
  id,
  fits: ({ family = "" }) => families.includes(family),
});
export const backed = (id: string): Family => ({ id, fits: ({ back }) => back === id });

/** All cards and tokens, of what there is. */
function groupsOf(
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
    ...families.map(({ id, fits }) => ({
      id,
      cards: only(Object.entries(tokens).filter(([, token]) => fits(token))),
    })),
  ];
  return groups.filter((group) => group.cards.length > 0);
}

/** What a card or token does, without its name. */
const aboutOf = (card: string, cards: Readonly<Record<string, PrintedCard>>): string =>
  card in cards ? cardSaid(card).slice(t(`card-${card}`).length + 2) : t(`text-${card}`);

interface Taught {
  readonly print: Print;
  readonly copies: Readonly<Record<string, number>>;
  /** Signs of its own, behind those of every raid. */
  readonly signs: readonly string[];
  /** The families of tokens that are sold. */
  readonly goods: readonly string[];
  /** What else there is among its tokens. */
  readonly families?: readonly Family[];
}

export function teachingOf({ print, copies, signs, goods, families = [] }: Taught): Teaching {
  layOut(print);
  const { cards, tokens } = print;
  const all = [
    familiesOf("artifact", ["artifact"]),
    familiesOf("goods", goods),
    backed("major"),
    backed("minor"),
    ...families,
    familiesOf("other", ["idol", "mastery"]),
  ];
  return {
    sign: SignFace,
    signs: [...common, ...signs],
    card: Exhibit,
    gallery: groupsOf(cards, tokens, all),
    count: (card) => copies[card] ?? 1,
    about: (card) => aboutOf(card, cards),
    square: (card) => card in tokens,
  };
}
