// Klong! as it is explained: all its cards and tokens, and what its signs mean.

import { copies } from "../../generated/klong-copies.ts";
import type { DelveSign } from "../../symbols/delve.ts";
import type { tunnels } from "../../symbols/tunnels.ts";
import { teachingOf } from "../delve/teaching.ts";
import { print } from "./print.ts";

const signs: readonly (DelveSign | keyof typeof tunnels)[] = [
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
  "ornament",
];

export const teaching = teachingOf({ print, copies, signs, goods: ["key", "backpack", "crown"] });
