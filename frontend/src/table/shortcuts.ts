// Keys that work anywhere at the table, as long as nobody is writing or in a dialogue.

/** Keys a focused control needs for itself. */
const own = [" ", "Enter"];

export function shortcut(event: KeyboardEvent, deeds: Record<string, (() => void) | false>): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  // One that has just been closed holds the focus until the page is painted again.
  if (target.closest("input, textarea, select, dialog[open]")) return;
  if (own.includes(event.key) && target.closest("button, a, summary, [role], [tabindex]")) return;
  const deed = deeds[event.key];
  if (!deed) return;
  event.preventDefault();
  deed();
}
