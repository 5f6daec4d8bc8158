import { type Guide, readGuide } from "./guide.ts";
import { rawGuide } from "./which.ts";

/** The guide of a game, fetched when it is needed. */
export const guideOf = async (game: string): Promise<Guide> => readGuide(game, await rawGuide(game));
