// Words as the page needs them: read once while building, so that no browser has to take Fluent's grammar apart.
// A file comes in two parts. What has to be read before a first question can be answered is the file itself;
// `file.ftl?later` is the rest, which comes when there is something to read it beside.

import { readFile } from "node:fs/promises";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** What a heading says is for the terminal, up to the next heading. */
const elsewhere = /^## [^\n]*Terminal[^\n]*\n[^]*?(?=^## |$(?![^]))/gim;

/** At its head a file names another, whose words it takes over where it has none of its own. */
const family = /^### with ([\w.-]+)$/m;

const rest = "?later";

/**
 * What a message begins with that nobody needs for a first answer: what cards say in full, what has happened, why something
 * cannot be done, the end, the lobby, and what is told beside the table.
 */
const later = [
  /^(text|event|recap|refused|past|score|tie|report|section|setting|feature|choice|side)-/,
  /^raid-(goal|about|attacks|found|drawn|hit|missed|one-heart|all-hearts|go-on|moment|no-hit|fallen|fate|ghosts|lost|marked|cracked|sold|trash|turn|waste|out-(?!of)|place|lack|take|rage|bag|more|stack|artifacts)\b/,
  /^cards-(harmless-about|teleport|quiet|gem|trash|waiting|stopped|fearless|home|look|close|discard-empty)$/,
  /^(lobby|new|gallery|waiting|share|keys?|problem|bad|notice|circle|device|talk|absence|webhook|push)-/,
  /^(settings-(?!title)|proof-(?!promise$)|tool-skip-end$)/,
];

/** What is only fetched when it is to be read, or stands in the lobby, is one piece. */
const whole = /(guide|moments|rooms|cover)\.ftl$/;

export function spoken(): Plugin {
  return {
    name: "spoken",
    enforce: "pre",
    async load(id) {
      const file = id.endsWith(rest) ? id.slice(0, -rest.length) : id;
      if (!file.endsWith(".ftl")) return undefined;
      this.addWatchFile(file);
      const text = await readFile(file, "utf8");
      const { body } = new FluentResource(text.replace(elsewhere, ""));
      const more = body.find(({ attributes }) => Object.keys(attributes).length);
      if (more) this.error(`${more.id} has attributes; the page reads none.`);
      const waits = (key: string): boolean => !whole.test(file) && later.some((begins) => begins.test(key));
      const part = body.filter(({ id: key }) => waits(key) === (file !== id));
      const patterns = Object.fromEntries(part.map(({ id: key, value }) => [key, value]));
      // A text that is parsed as data costs a browser less than the same written as code.
      const own = `JSON.parse(${JSON.stringify(JSON.stringify(patterns))})`;
      const [, others] = family.exec(text) ?? [];
      if (!others) return `export default ${own};`;
      return `import others from "./${others}.ftl${file === id ? "" : rest}";\nexport default Object.assign({}, others, ${own});`;
    },
  };
}
