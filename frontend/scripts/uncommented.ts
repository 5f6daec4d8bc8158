// Words without the remarks for those who write them: a browser has no use for these.

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const words = /^(.*\.ftl)\?raw$/;

export function uncommented(): Plugin {
  return {
    name: "uncommented",
    enforce: "pre",
    async load(id) {
      const file = words.exec(id)?.[1];
      if (!file) return undefined;
      this.addWatchFile(file);
      const text = await readFile(file, "utf8");
      return `export default ${JSON.stringify(text.replaceAll(/^#.*\n/gm, ""))};`;
    },
  };
}
