// A touch that has served its purpose: whatever lies below does not hear of it.

/** Called as a touch begins: the click it ends with reaches nothing. */
export function spendTouch(): void {
  const touch = new AbortController();
  const heard = { capture: true, signal: touch.signal };
  addEventListener(
    "click",
    (event) => {
      event.stopPropagation();
      event.preventDefault();
      touch.abort();
    },
    heard,
  );
  // A touch that became a scroll ends with no click; the next one counts.
  for (const sign of ["pointerdown", "pointercancel", "keydown"]) addEventListener(sign, () => touch.abort(), heard);
}
