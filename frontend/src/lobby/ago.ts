// "3 minutes ago", in the language of the page.

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was; both in seconds since 1970. */
export function ago(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, seconds] of steps) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  }
  return words.format(0, "second");
}
