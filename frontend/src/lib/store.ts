// What this browser remembers. Where it must remember nothing, things last as long as the page.

const meanwhile = new Map<string, string>();

export function read(name: string): string | null {
  const fleeting = meanwhile.get(name);
  if (fleeting !== undefined) return fleeting;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function write(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    meanwhile.delete(name);
  } catch {
    meanwhile.set(name, text); // forbidden, or full
  }
}

export function remove(name: string): void {
  meanwhile.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Then there is nothing to remove.
  }
}

/** The names of all that is remembered. */
export function names(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...meanwhile.keys()])];
  } catch {
    return [...meanwhile.keys()];
  }
}
