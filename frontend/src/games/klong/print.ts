// What is printed in Klong!, as its pictures need it.

import { cards, goodsPrice, sides, tokens } from "../../generated/klong.ts";
import type { Print } from "../delve/laid.ts";

const emblems: Print["emblems"] = {
  burgle: "item", stumble: "noise", sidestep: "footprints", scramble: "footprints",
  mercenary: "sword", explore: "footprints", secret_tome: "skill",
  dragon_shrine: "dragon", ladder: "footprints", shrine: "shrine", teleporter: "teleport", vault: "lock",
  animated_door: "teleport", belcher: "noise", crystal_golem: "crystal", overlord: "crown", watcher: "eye",
  dragons_eye: "eye", apothecary: "potion", archaeologist: "idol", cleric: "heart", duke: "crown",
  dwarven_peddler: "backpack", gem_collector: "gem", invoker: "teleport", kobold_merchant: "market",
  master_burglar: "key", monkeybot: "idol", mountain_king: "crown", queen_of_hearts: "heart",
  rebel_captain: "companion", treasure_hunter: "chalice", tunnel_guide: "footprints", wizard: "skill",
  amulet: "heart", boots_swift: "boot", bracers: "action", elven_boots: "boot", elven_cloak: "quiet",
  elven_dagger: "sword", flying_carpet: "arrow", lucky_coin: "gold", pickaxe: "crystal", scepter: "idol",
  silver_spear: "sword", singing_sword: "sword", treasure_map: "chalice", wand_recall: "teleport",
  wand_wind: "secret", brilliance: "draw", dead_run: "footprints", move_silently: "quiet", search: "eye",
  sneak: "quiet", swagger: "crown", tattle: "noise", underworld: "gold",
};

export const print: Print = { cards, tokens, sides, emblems, goodsPrice };
