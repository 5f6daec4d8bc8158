// Klong! Katakomben as it is explained: all its cards and tokens, and what its signs mean.

import { copies } from "../../generated/klong-katakomben-copies.ts";
import { cards, tokens } from "../../generated/klong-katakomben.ts";
import type { DelveSign } from "../../symbols/delve.ts";
import { layOut } from "../delve/laid.ts";
import { aboutOf, groupsOf } from "../delve/teaching.ts";
import Exhibit from "../delve/Exhibit.svelte";
import SignFace from "../delve/SignFace.svelte";
import type { Teaching } from "../teaching.ts";
import "../delve/raid.css";
import { print } from "./print.ts";

layOut(print);

const signs: readonly DelveSign[] = [
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
  "ghost",
  "footprints",
  "monster",
  "lock",
  "pick",
  "arrow",
  "tile",
  "portal",
  "crystal",
  "wayshrine",
  "depths",
  "market",
  "artifact",
  "secret",
  "prisoner",
  "idol",
  "crown",
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
    { id: "goods", fits: ({ family = "" }) => ["backpack", "amulet", "kit", "crown", "cloak"].includes(family) },
    { id: "major", fits: ({ back }) => back === "major" },
    { id: "minor", fits: ({ back }) => back === "minor" },
    { id: "prisoner", fits: ({ back }) => back === "prisoner" },
  ]),
  count: (card) => copies[card] ?? 1,
  about: (card) => aboutOf(card, cards),
  square: (card) => card in tokens,
};
