// A touch beside something that asks closes it. Nothing is taken by whoever only meant to close, and yet no touch is lost: what
// it meets is opened, told, or asked about.

let now = false;

/** Whether what is touched just now was touched to close something else. */
export const beside = (): boolean => now;

/** Called as such a touch begins; it is over with its click, or, if that became a scroll, as soon as something else begins. */
export function touchBeside(): void {
  now = true;
  const touch = new AbortController();
  const over = (): void => {
    now = false;
    touch.abort();
  };
  addEventListener("click", over, { signal: touch.signal }); // after whatever was touched
  for (const sign of ["pointerdown", "pointercancel", "keydown"])
    addEventListener(sign, over, { capture: true, signal: touch.signal });
}
