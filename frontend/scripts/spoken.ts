// Words as the page needs them: read once while building, so that no browser has to take Fluent's grammar apart.

import { readFile } from "node:fs/promises";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** What a heading says is for the terminal, up to the next heading. */
const elsewhere = /^## [^\n]*Terminal[^\n]*\n[^]*?(?=^## |$(?![^]))/gim;

export function spoken(): Plugin {
  return {
    name: "spoken",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ftl")) return undefined;
      this.addWatchFile(id);
      const { body } = new FluentResource((await readFile(id, "utf8")).replace(elsewhere, ""));
      const more = body.find(({ attributes }) => Object.keys(attributes).length);
      if (more) this.error(`${more.id} has attributes; the page reads none.`);
      const patterns = Object.fromEntries(body.map(({ id, value }) => [id, value]));
      // A text that is parsed as data costs a browser less than the same written as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(patterns))});`;
    },
  };
}
