// Klong! Katakomben as it is explained: all its cards and tokens, and what its signs mean.

import { copies } from "../../generated/klong-katakomben-copies.ts";
import { backed, teachingOf } from "../delve/teaching.ts";
import { print } from "./print.ts";

const signs = [
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

export const teaching = teachingOf({
  print,
  copies,
  signs,
  goods: ["backpack", "amulet", "kit", "crown", "cloak"],
  families: [backed("prisoner")],
});
