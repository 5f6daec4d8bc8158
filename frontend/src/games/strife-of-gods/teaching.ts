// Strife of Gods as it is explained: its cards, its colours and its shields.

import { t } from "../../lib/words.svelte.ts";
import type { Teaching } from "../teaching.ts";
import { emblems } from "./emblems.ts";
import Exhibit from "./Exhibit.svelte";
import GapScene from "./GapScene.svelte";
import Patterns from "./Patterns.svelte";
import SignFace from "./SignFace.svelte";
import { faceOf, shields } from "./view.ts";

const suits = ["red", "green", "blue", "yellow"] as const;
const values = [1, 2, 3, 4, 5];
/** Of every number card, unless a table has chosen otherwise. */
const copies = 2;

export const teaching: Teaching = {
  sign: SignFace,
  signs: [...suits, ...shields, "flag", "lock", "centre"],
  card: Exhibit,
  ground: Patterns,
  gallery: [
    ...suits.map((suit) => ({ id: suit, cards: values.map((value) => `${suit}-${value}`) })),
    { id: "champions", cards: Object.keys(emblems) },
  ],
  count: (card) => (faceOf(card).kind === "number" ? copies : 1),
  about: (card) => (faceOf(card).kind === "number" ? "" : t(`text-${card}`)),
  scenes: { gap: GapScene },
};
