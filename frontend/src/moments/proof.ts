// Whether the seed shown at the end is the one promised at the start.

import { read, write } from "../lib/store.ts";

export type Verdict = "fits" | "fits-remembered" | "differs" | "unable";

const prefix = "tischrunde.fingerprint.";

/** Notes the first fingerprint this browser was shown, so that a later one cannot take its place. */
export function remember(table: string, commitment: string): void {
  if (recalled(table) === null) write(prefix + table, commitment);
}

const recalled = (table: string): string | null => read(prefix + table);

/** SHA-256 in hexadecimal, as the server's; nothing where the browser will not calculate. */
export async function fingerprint(seed: string): Promise<string | undefined> {
  // Browsers give `subtle` to secure pages only, not to http:// on another machine.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Works the fingerprint out and compares it with the one shown, and with the one remembered if there is any. */
export async function check(table: string, seed: string, shown: string): Promise<Verdict> {
  const worked = await fingerprint(seed);
  if (worked === undefined) return "unable";
  const first = recalled(table);
  if (worked !== shown || (first !== null && worked !== first)) return "differs";
  return first === null ? "fits" : "fits-remembered";
}
