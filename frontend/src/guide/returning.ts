// What was scrolled to be shown goes back to where it was, unless somebody has scrolled on meanwhile.

interface Moved {
  readonly frame: Element;
  readonly from: number;
  readonly to: number;
}

const near = 2; // px

export class Returning {
  #moved: readonly Moved[] = [];

  /** Scrolls, and remembers how all around the target lay before. */
  show(target: Element, block: ScrollLogicalPosition): void {
    const frames = around(target).map((frame) => ({ frame, from: frame.scrollTop }));
    target.scrollIntoView({ block, behavior: "instant" });
    const moved = frames.map(({ frame, from }) => ({ frame, from: this.#origin(frame, from), to: frame.scrollTop }));
    this.#moved = moved.filter(({ from, to }) => from !== to);
  }

  back(): void {
    for (const { frame, from, to } of this.#moved) if (Math.abs(frame.scrollTop - to) < near) frame.scrollTop = from;
    this.#moved = [];
  }

  /** Where it lay before anything was shown; where somebody has scrolled since, that is what counts. */
  #origin(frame: Element, now: number): number {
    const before = this.#moved.find((one) => one.frame === frame);
    return before && Math.abs(before.to - now) < near ? before.from : now;
  }
}

function around(target: Element): Element[] {
  const frames: Element[] = [];
  for (let frame = target.parentElement; frame; frame = frame.parentElement) frames.push(frame);
  return frames;
}
