// What is printed in Klong! im! All!, as its pictures need it.

import { cards, goodsPrice, tokens } from "../../generated/klong-im-all.ts";
import type { Said } from "../../generated/wire";
import { t } from "../../lib/words.svelte.ts";
import type { Print, State } from "../delve/laid.ts";
import type { DelveView } from "../delve/view.ts";
import "./cold.css";
import { fetchPictures } from "./pictures.ts";
import type { ShipView } from "./view.ts";

/** `HG-7`: room 7 of the gardens. */
function room(word: string): Said {
  const [module = "", number = ""] = word.split("-");
  return { key: "room", args: { module: { key: `module-${module}`, args: {} }, room: number } };
}

/** What holds in this ship only. */
function states(shown: DelveView, seat: number): State[] {
  const view = shown as ShipView;
  return [
    ...(view.dazed[seat] ? [{ sign: "daze", said: t("cards-dazed") }] : []),
    ...(view.every_faction[seat] ? [{ sign: "multipass", said: t("cards-multipass") }] : []),
    ...(view.beams[seat] ? [{ sign: "telepad", said: t("cards-beams", { count: view.beams[seat] }) }] : []),
  ];
}

export const print: Print = {
  cards,
  tokens,
  sides: {},
  rules: { rage: "KA-162", bag: "KA-161" },
  goodsPrice,
  pictures: fetchPictures,
  portrait: () => import("./enemy/Portrait.svelte"),
  refuge: "rettungskapsel",
  beast: () => import("./enemy/Beast.svelte"),
  room,
  states,
  stops: "gate",
  special: {
    sign: "hunter",
    colour: "#d8322a",
    said: () => t("raid-all-hearts"),
    inBag: (view) => (view as ShipView).red.bag,
  },
  marks: () => import("./marks.ts"),
};
