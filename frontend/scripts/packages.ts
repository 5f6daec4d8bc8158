// Which npm packages are in the built page, for the bill of materials, and their licences, which want to travel along.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputAsset, OutputBundle, OutputChunk } from "rolldown";
import type { Plugin } from "vite";

const owner = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/; // of a package within a package, the inner one
const fonts = "src/styles/fonts/OFL.txt";

interface Package {
  name: string;
  version: string;
  license: string;
}

function modulesOf(part: OutputAsset | OutputChunk): string[] {
  if (part.type === "asset") return part.originalFileNames;
  // A module of which nothing was left is in the page by name alone.
  return Object.entries(part.modules).flatMap(([id, { renderedLength }]) => (renderedLength ? [id] : []));
}

/** The folders of all packages of which something is in the page. */
function folders(bundle: OutputBundle): string[] {
  const found = Object.values(bundle).flatMap((part) => modulesOf(part).map((id) => owner.exec(id)?.[0]));
  const inside = found.flatMap((folder) => (folder ? [folder.slice(folder.indexOf("node_modules"))] : []));
  return [...new Set(inside)].sort();
}

function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), "utf8").trim() : "";
}

export function packages(): Plugin {
  return {
    name: "packages",
    apply: "build",
    generateBundle(_, bundle) {
      const found = folders(bundle).map((folder) => {
        const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
        return { name: about.name, version: about.version, license: about.license, text: licenceIn(folder) };
      });
      const list = found.map(({ name, version, license }) => ({ name, version, license }));
      const texts = found.map((one) => `${one.name} ${one.version} (${one.license})\n\n${one.text}\n`);
      texts.push(`The fonts of our own\n\n${readFileSync(fonts, "utf8").trim()}\n`);
      this.emitFile({ type: "asset", fileName: "packages.json", source: `${JSON.stringify(list, null, 1)}\n` });
      this.emitFile({ type: "asset", fileName: "licenses.txt", source: texts.join(`\n${"-".repeat(80)}\n\n`) });
    },
  };
}
