// Klong! im! All! as it is explained: all its cards and tokens, and what its signs mean.

import { copies } from "../../generated/klong-im-all-copies.ts";
import { cards, tokens } from "../../generated/klong-im-all.ts";
import { layOut } from "../delve/laid.ts";
import Exhibit from "../delve/Exhibit.svelte";
import SignFace from "../delve/SignFace.svelte";
import { aboutOf, groupsOf } from "../delve/teaching.ts";
import type { Teaching } from "../teaching.ts";
import "../delve/raid.css";
import { print } from "./print.ts";

layOut(print);

const signs = [
  "skill",
  "sword",
  "boot",
  "gold",
  "noise",
  "quiet",
  "heart",
  "draw",
  "dragon",
  "danger",
  "rebel",
  "outlaw",
  "science",
  "footprints",
  "monster",
  "lock",
  "arrow",
  "port",
  "data",
  "code",
  "hyperlift",
  "telepad",
  "daze",
  "gate",
  "medbay",
  "crystal",
  "contraband",
  "market",
  "artifact",
  "secret",
  "pod",
  "hunter",
  "blockade",
  "key",
  "potion",
  "teleport",
  "trash",
] as const;

export const teaching: Teaching = {
  sign: SignFace,
  signs,
  card: Exhibit,
  gallery: groupsOf(cards, tokens, [
    { id: "goods", fits: ({ family = "" }) => ["key", "telepass", "medikit", "contraband"].includes(family) },
    { id: "major", fits: ({ back }) => back === "major" },
    { id: "minor", fits: ({ back }) => back === "minor" },
    { id: "state", fits: ({ back, family = "" }) => back === "token" && ["crystal", "code"].includes(family) },
  ]),
  count: (card) => copies[card] ?? 1,
  about: (card) => aboutOf(card, cards),
  square: (card) => card in tokens,
};
