// The games that have a face; any other game is played by the panel alone.

import { bangkokKlongs } from "./bangkok-klongs/face.ts";
import type { GameFace } from "./board";
import { imAll } from "./klong-im-all/face.ts";
import { katakomben } from "./klong-katakomben/face.ts";
import { klong } from "./klong/face.ts";
import { strifeOfGods } from "./strife-of-gods/face.ts";

export const faces: Record<string, GameFace> = {
  "strife-of-gods": strifeOfGods,
  "bangkok-klongs": bangkokKlongs,
  klong,
  "klong-katakomben": katakomben,
  "klong-im-all": imAll,
};
