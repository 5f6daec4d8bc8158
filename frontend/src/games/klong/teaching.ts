// Klong! as it is explained: all its cards and tokens, and what its signs mean.

import { copies } from "../../generated/klong-copies.ts";
import { cards, tokens } from "../../generated/klong.ts";
import type { DelveSign } from "../../symbols/delve.ts";
import type { tunnels } from "../../symbols/tunnels.ts";
import { layOut } from "../delve/laid.ts";
import Exhibit from "../delve/Exhibit.svelte";
import SignFace from "../delve/SignFace.svelte";
import { aboutOf, groupsOf } from "../delve/teaching.ts";
import type { Teaching } from "../teaching.ts";
import "../delve/raid.css";
import { print } from "./print.ts";

layOut(print);

const signs: readonly (DelveSign | keyof typeof tunnels)[] = [
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
  "stairs",
  "monster",
  "lock",
  "arrow",
  "crystal",
  "depths",
  "market",
  "artifact",
  "secret",
  "idol",
  "crown",
  "key",
  "backpack",
  "potion",
  "mastery",
  "teleport",
  "trash",
];

export const teaching: Teaching = {
  sign: SignFace,
  signs,
  card: Exhibit,
  gallery: groupsOf(cards, tokens, [
    { id: "goods", fits: ({ family = "" }) => ["key", "backpack", "crown"].includes(family) },
    { id: "major", fits: ({ back }) => back === "major" },
    { id: "minor", fits: ({ back }) => back === "minor" },
  ]),
  count: (card) => copies[card] ?? 1,
  about: (card) => aboutOf(card, cards),
  square: (card) => card in tokens,
};
