// What is printed in Klong! im! All!, as its pictures need it.

import { cards, goodsPrice, tokens } from "../../generated/klong-im-all.ts";
import type { Said } from "../../generated/wire";
import type { Print } from "../delve/laid.ts";
import "./cold.css";
import { marks } from "./marks.ts";
import { fetchPictures } from "./pictures.ts";

/** `HG-7`: room 7 of the gardens. */
function room(word: string): Said {
  const [module = "", number = ""] = word.split("-");
  return { key: "room", args: { module: { key: `module-${module}`, args: {} }, room: number } };
}

export const print: Print = {
  cards,
  tokens,
  sides: {},
  goodsPrice,
  pictures: fetchPictures,
  beast: () => import("./enemy/Beast.svelte"),
  room,
  marks,
  light: "cold",
};
