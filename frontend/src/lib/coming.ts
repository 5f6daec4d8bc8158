// Code that comes when it is wanted. A page shows what is there already at once, without a frame in which it is missing.

/** Fetches a thing once: a promise until it is there, then the thing itself. What failed is fetched again. */
export function coming<T>(fetch: () => Promise<T>): () => T | Promise<T> {
  let there: T | undefined;
  return () => there ?? fetch().then((thing) => (there = thing));
}
