// Bangkok Klongs as it is explained: its boats, and what is on them.

import type { Teaching } from "../teaching.ts";
import Exhibit from "./Exhibit.svelte";
import { boatNotes } from "./naming.ts";
import { boatOf } from "./printed.ts";
import QuartetScene from "./QuartetScene.svelte";
import SignFace from "./SignFace.svelte";
import { goods } from "./view.ts";

const special = ["thief", "warden", "cookshop"];
const baskets = [0, 1, 2, 3];
/** In the usual mix; a table may choose another. */
const copies = { special: 3, "own-1": 2, other: 1 };

export const teaching: Teaching = {
  sign: SignFace,
  signs: [...goods, "basket", "merchant", "parasol", "boat", "paddle", "crate", ...special],
  card: Exhibit,
  gallery: [
    ...goods.map((good) => ({
      id: good,
      cards: ["own", "neutral"].flatMap((seat) => baskets.map((count) => `${good}-${seat}-${count}`)),
    })),
    { id: "special", cards: special },
  ],
  count: (card) => (special.includes(card) ? copies.special : card.endsWith("-own-1") ? copies["own-1"] : copies.other),
  about: (card) => boatNotes(boatOf(card)).join(" "),
  square: () => true,
  scenes: { quartet: QuartetScene },
};
