// The light a place lies in: daylight, unless the game that is shown there brings its own (`raid.css`).

import { faces } from "../games/catalog.ts";

/** From before anything of it is shown until one goes elsewhere. */
export function litFor(game: () => string | undefined): void {
  $effect.pre(() => {
    const light = faces[game() ?? ""]?.light;
    if (!light) return;
    const page = document.documentElement.dataset;
    [page["mood"], page["light"]] = ["torch", light];
    return () => {
      delete page["mood"];
      delete page["light"];
    };
  });
}
