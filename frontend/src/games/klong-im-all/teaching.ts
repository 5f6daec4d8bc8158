// Klong! im! All! as it is explained: all its cards and tokens, and what its signs mean.

import { copies } from "../../generated/klong-im-all-copies.ts";
import { teachingOf } from "../delve/teaching.ts";
import { print } from "./print.ts";

const signs = [
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
  "minor",
  "major",
  "pod",
  "hunter",
  "blockade",
  "key",
  "potion",
  "teleport",
  "trash",
];

export const teaching = teachingOf({
  print,
  copies,
  signs,
  goods: ["key", "telepass", "medikit", "contraband"],
  families: [{ id: "state", fits: ({ back, family = "" }) => back === "token" && ["crystal", "code"].includes(family) }],
});
