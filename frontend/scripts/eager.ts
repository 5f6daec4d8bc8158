// Nearly all of our code runs as soon as it is there. A browser that knows this reads it whole while it comes in,
// beside everything else, instead of stopping at every function when it is first called.

import type { Plugin } from "vite";

const hint = "//# allFunctionsCalledOnLoad\n"; // must be the very first line

export function eager(): Plugin {
  return {
    name: "eager",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const part of Object.values(bundle)) if (part.type === "chunk") part.code = hint + part.code;
      },
    },
  };
}
