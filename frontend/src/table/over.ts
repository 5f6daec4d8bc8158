// What lies over the table closes by a touch beside it, which is still what it was meant to be, and by Escape: what lies on top first.

type Close = (touched: boolean) => void;

const lying: (readonly [box: Element, close: Close, opener: Element | null])[] = [];

/** Whether anything lies over the table. */
export const covers = (): boolean => lying.length > 0;

/** Call it when `box` has been opened, and what it returns when `box` is gone. What `opener` does is its own. */
export function over(box: Element, close: Close, opener: Element | null = null): () => void {
  const one = [box, close, opener] as const;
  lying.unshift(one);
  return () => void lying.splice(lying.indexOf(one), 1);
}

function hear(event: Event): void {
  const target = event.target as Element;
  const key = (event as KeyboardEvent).key;
  if ((key && key !== "Escape") || target.closest("dialog[open]")) return; // which is above all of them
  for (const [box, close, opener] of [...lying]) {
    if (!key && (box.contains(target) || opener?.contains(target))) return; // nor is it beside what lies below that
    close(!key);
    if (!key) continue;
    event.preventDefault();
    return event.stopImmediatePropagation();
  }
}

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, hear, true);
