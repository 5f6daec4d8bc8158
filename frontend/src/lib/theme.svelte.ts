// By day, by lamp light, or as the machine has it. `first.js` sets the attribute before anything is painted.

import { remove, write } from "./store.ts";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const remembered = "tischrunde.theme";

class Lighting {
  theme = $state<Theme>(set());

  constructor() {
    frame(this.theme);
  }

  /** The next of the three, in a circle. */
  turn(): void {
    this.choose(next(this.theme));
  }

  choose(theme: Theme): void {
    this.theme = theme;
    if (theme === "auto") {
      remove(remembered);
      delete document.documentElement.dataset.theme;
    } else {
      write(remembered, theme);
      document.documentElement.dataset.theme = theme;
    }
    frame(theme);
  }
}

function set(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "auto";
}

/** The browser's own frame follows: of its two colours, one is for each theme. */
function frame(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.dataset.theme ?? "";
    if (theme === "auto") meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = theme === own ? "all" : "not all";
  }
}

export function next(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "auto";
}

export const lighting = new Lighting();
