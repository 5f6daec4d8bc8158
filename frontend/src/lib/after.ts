// What can wait until there is something to see.

import { coming } from "./coming.ts";

const patience = 400; // ms; a page in the background is never painted

/** After the next picture of the page: whatever is to be answered can be answered already. */
export const painted = (): Promise<void> =>
  new Promise((go) => {
    const timer = setTimeout(go, patience);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(go);
    });
  });

/** Fetches a thing once, when the page has been seen without it. */
export const afterwards = <T>(fetch: () => Promise<T>): (() => T | Promise<T>) => coming(() => painted().then(fetch));
