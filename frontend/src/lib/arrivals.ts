// When something the server has said arrived: what it says of time counts from then, however much later somebody looks at it.

const arrivals = new WeakMap<object, number>();

export function arrived(message: object): void {
  arrivals.set(message, performance.now());
}

/** In ms of this page; what nobody has noted arrives now. */
export function arrivalOf(message: object | undefined): number {
  return (message && arrivals.get(message)) ?? performance.now();
}
