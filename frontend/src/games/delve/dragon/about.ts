// What the enemy's track and bag are, for whoever touches them: as it stands now, with the rule of it.

import type { About } from "../../board.ts";
import { rulesOf } from "../laid.ts";
import type { DelveView } from "../view.ts";
import { inBag } from "./rage.ts";

export const aboutRage = ({ attack: cubes }: DelveView): About => ({
  said: { key: "raid-about-rage", args: { cubes } },
  rule: rulesOf().rage,
});

export const aboutBag = (view: DelveView): About => ({
  said: { key: "raid-about-bag", args: { count: inBag(view) } },
  rule: rulesOf().bag,
});
