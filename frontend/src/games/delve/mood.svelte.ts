// A raid is lit by torches as long as it is shown, unless somebody has opened the shutters (`raid.css`);
// or by whatever shines there instead.

import { lightOf } from "./laid.ts";

let lit = 0; // how many parts of the page want it

export function torchlit(): void {
  $effect(() => {
    lit++;
    const page = document.documentElement.dataset;
    page["mood"] = "torch";
    page["light"] = lightOf();
    return () => {
      if (--lit) return;
      delete page["mood"];
      delete page["light"];
    };
  });
}
