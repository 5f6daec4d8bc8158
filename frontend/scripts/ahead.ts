// Tells `src/first.js` the files of every place, language and game, so that a browser asks for all it needs at once:
// without that it would first have to run the code that asks for them.

import { readFileSync } from "node:fs";
import type { OutputBundle, OutputChunk } from "rolldown";
import { minifySync, type Plugin } from "vite";

const source = "/src/first.js";

/** What a part of the page is called there, by the module that it begins with. */
const names: readonly [RegExp, string][] = [
  [/src\/lobby\/LobbyPage\.svelte$/, "lobby"],
  [/src\/lobby\/NewTablePage\.svelte$/, "fresh"],
  [/src\/rooms\/RoomPage\.svelte$/, "room"],
  [/src\/table\/TablePage\.svelte$/, "table"],
  [/src\/table\/ReplayPage\.svelte$/, "replay"],
  [/src\/rules\/RulesPage\.svelte$/, "rules"],
  [/src\/gallery\/GalleryPage\.svelte$/, "gallery"],
  [/src\/rules\/CardsPage\.svelte$/, "cards"],
  [/src\/words\/(\w+)\.ts$/, "$1"],
  [/src\/words\/(\w+)\.later\.ts$/, "$1 later"],
  [/locales\/(\w+)\/([\w-]+)\.ftl$/, "$1/$2"],
  [/locales\/(\w+)\/([\w-]+)\.ftl\?later$/, "$1/$2 later"],
  [/src\/games\/([\w-]+)\/Board\.svelte$/, "$1"],
];

function nameOf(module: string): string | undefined {
  const found = names.map(([pattern, name]) => pattern.exec(module)?.[0].replace(pattern, name));
  return found.find((name) => name !== undefined);
}

/** A chunk with all that it cannot do without. */
function whole(chunk: OutputChunk, bundle: OutputBundle): string[] {
  const parts = chunk.imports.flatMap((file) => {
    const part = bundle[file];
    return part?.type === "chunk" ? whole(part, bundle) : [];
  });
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  const code = Object.keys(chunk.modules).some((module) => !module.endsWith(".css")); // without it, only the styles remain
  return [...parts, ...(code ? [chunk.fileName] : []), ...styles];
}

function filesOf(bundle: OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const known = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => whole(chunk, bundle)));
  const parts = chunks.flatMap((chunk) => {
    const name = nameOf(chunk.facadeModuleId ?? "");
    const files = [...new Set(whole(chunk, bundle))].filter((file) => !known.has(file)).map((file) => `/${file}`);
    return name === undefined ? [] : [[name, files] as const];
  });
  return Object.fromEntries(parts);
}

export function ahead(): Plugin {
  let emitted = source;
  return {
    name: "ahead",
    apply: "build",
    enforce: "pre", // the page is written when its first script has a name
    generateBundle(_, bundle) {
      const files = JSON.stringify(filesOf(bundle));
      const text = readFileSync(`.${source}`, "utf8").replace("const files = {};", `const files = ${files};`);
      const { code } = minifySync("first.js", text);
      emitted = `/${this.getFileName(this.emitFile({ type: "asset", name: "first.js", source: code }))}`;
    },
    transformIndexHtml: { order: "post", handler: (html) => html.replace(source, emitted) },
  };
}
