// What is printed in Klong!, as its pictures need it.

import { cards, goodsPrice, sides, tokens } from "../../generated/klong.ts";
import { fetchPictures } from "./pictures.ts";
import type { Print } from "../delve/laid.ts";

export const print: Print = {
  cards,
  tokens,
  sides,
  rules: { rage: "KL-008", bag: "KL-081" },
  goodsPrice,
  pictures: fetchPictures,
};
