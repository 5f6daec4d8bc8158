// Unpacks the Chromium inside the npm package @sparticuz/chromium into the folder named (Linux x64; no root, no
// download). Run in `frontend/`.

import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, place] = process.argv.slice(2).map((path) => resolve(path)); // where now, and where it will be
mkdirSync(folder, { recursive: true });
process.env.TMPDIR = folder; // the package unpacks into the temporary folder

const require = createRequire(join(process.cwd(), "package.json"));
const entry = require.resolve("@sparticuz/chromium");
const { inflate } = await import(pathToFileURL(entry));
for (const archive of ["chromium.br", "fonts.tar.br", "al2023.tar.br"]) {
  await inflate(join(dirname(entry), "..", "bin", archive));
}

// Its own fonts.conf names fixed folders. Where no font is found text is invisible, without any error.
writeFileSync(
  join(folder, "fonts", "fonts.conf"),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(place, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(place, "fontcache")}</cachedir>
</fontconfig>
`,
);
