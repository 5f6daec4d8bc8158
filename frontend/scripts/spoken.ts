// Words as the page needs them: read once while building, so that no browser has to take Fluent's grammar apart.

import { readFile } from "node:fs/promises";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** What a heading says is for the terminal, up to the next heading. */
const elsewhere = /^## [^\n]*Terminal[^\n]*\n[^]*?(?=^## |$(?![^]))/gim;

/** At its head a file names another, whose words it takes over where it has none of its own. */
const family = /^### with ([\w.-]+)$/m;

export function spoken(): Plugin {
  return {
    name: "spoken",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ftl")) return undefined;
      this.addWatchFile(id);
      const text = await readFile(id, "utf8");
      const { body } = new FluentResource(text.replace(elsewhere, ""));
      const more = body.find(({ attributes }) => Object.keys(attributes).length);
      if (more) this.error(`${more.id} has attributes; the page reads none.`);
      const patterns = Object.fromEntries(body.map(({ id, value }) => [id, value]));
      // A text that is parsed as data costs a browser less than the same written as code.
      const own = `JSON.parse(${JSON.stringify(JSON.stringify(patterns))})`;
      const [, others] = family.exec(text) ?? [];
      if (!others) return `export default ${own};`;
      return `import others from "./${others}.ftl";\nexport default Object.assign({}, others, ${own});`;
    },
  };
}
