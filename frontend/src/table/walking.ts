// Arrow keys walk through a list of buttons, as Tab does, and round at its ends.

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function walk(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const buttons = [...list.querySelectorAll<HTMLElement>("button:not([disabled])")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const next = target(event.key, at, buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

function target(key: string, at: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (at + step + count) % count;
}
