// What is printed in Klong! Katakomben, as its pictures need it.

import { cards, goodsPrice, tiles, tokens } from "../../generated/klong-katakomben.ts";
import type { Said } from "../../generated/wire";
import { t } from "../../lib/words.svelte.ts";
import type { Print, Spare } from "../delve/laid.ts";
import { fetchPictures } from "./pictures.ts";
import type { CatacombsView } from "./view.ts";

/** Lockpicks stay with a hero from turn to turn. */
const spare: Spare = {
  sign: "pick",
  of: (view, seat) => view.picks?.[seat] ?? 0,
  said: (count) => t("cards-picks", { count }),
};

/** `D07-B`: the room B of the tile D07; the Crypt has a name of its own. */
function room(word: string): Said {
  const [tile = "", letter = ""] = word.split(/-(?=[^-]*$)/);
  if (tiles[tile]?.rooms[letter]?.features?.includes("start")) return { key: "room-crypt", args: {} };
  return { key: "room", args: { tile: { key: `card-${tile}`, args: {} }, room: letter } };
}

export const print: Print = {
  cards,
  tokens,
  sides: {},
  rules: { rage: "KK-189", bag: "KK-188" },
  goodsPrice,
  pictures: fetchPictures,
  portrait: () => import("./enemy/Portrait.svelte"),
  shelter: "#kk-crypt",
  beast: () => import("./enemy/Beast.svelte"),
  marks: () => import("./marks.ts"),
  room,
  spare,
  special: {
    sign: "ghost",
    colour: "#dff5e6",
    said: () => t("raid-all-hearts"),
    inBag: (view) => (view as CatacombsView).ghosts.bag,
  },
};
