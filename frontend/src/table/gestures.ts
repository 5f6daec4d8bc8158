// Looking closer into a frame that scrolls: by two fingers, a double tap, a wheel, or a pinch on the touchpad.

import { tick } from "svelte";
import { on } from "svelte/events";
import { turned } from "./wheel.ts";
import { bounded, distance, middle, scrolled, type Point } from "./zoom.ts";

export interface Looking {
  /** The element that scrolls, once it is there. */
  frame: () => HTMLElement;
  scale: () => number;
  /** While fingers are at it, what is painted may be stretched: to paint it anew takes longer. */
  rescale: (scale: number, stretched: boolean) => void;
  /** The fingers are gone. */
  settle?: () => void;
  /** What answers to a tap itself. */
  touchable: string;
  /** In a frame within a frame, the inner one looks closer. */
  inner?: boolean;
  /** Whether a wheel looks closer by itself, not only a pinch: where nothing else is to be scrolled. */
  wheel?: boolean;
}

const doubleTap = { time: 300, apart: 32, closer: 2 };
const rounded = 1.5; // px

export class Gestures {
  readonly #looking: Looking;
  #fingers: readonly [Point, Point] | undefined;
  #lastTap = { x: 0, y: 0, time: -Infinity };
  /** Where it is scrolled to, which a browser rounds; or is to be scrolled as soon as it is larger. */
  #aim: Point | undefined;
  #aiming = false;

  constructor(looking: Looking) {
    this.#looking = looking;
  }

  /** So many times the size at which all is to be seen; what was at `before` is then at `after`. */
  async zoom(wish: number, before: Point = this.#heart(), after = before, stretched = false): Promise<void> {
    const frame = this.#looking.frame();
    const next = bounded(wish);
    const aim = scrolled(this.#scroll(frame), before, after, next / this.#looking.scale());
    [this.#aim, this.#aiming] = [aim, true];
    this.#looking.rescale(next, stretched);
    await tick();
    if (this.#aim !== aim) return; // by now one looks even closer
    frame.scrollTo(aim.x, aim.y);
    this.#aiming = false;
  }

  #scroll({ scrollLeft: x, scrollTop: y }: HTMLElement): Point {
    return this.#aim && (this.#aiming || distance(this.#aim, { x, y }) < rounded) ? this.#aim : { x, y };
  }

  /** Scrolls to a point, given as a share of the whole. */
  show({ x, y }: Point): void {
    const frame = this.#looking.frame();
    const heart = this.#heart();
    frame.scrollTo(x * frame.scrollWidth - heart.x, y * frame.scrollHeight - heart.y);
  }

  /** For `onMount`: a page's own zoom can only be prevented by listeners that are not passive. */
  readonly listen = (): (() => void) => {
    const frame = this.#looking.frame();
    const types = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
    const off = types.map((type) => on(frame, type, this.#pinch, { passive: false }));
    return () => off.forEach((stop) => stop());
  };

  readonly onclick = (event: MouseEvent): void => {
    if ((event as PointerEvent).pointerType !== "touch") return;
    if ((event.target as Element).closest(this.#looking.touchable)) return;
    this.#claim(event);
    const at = this.#inFrame(event);
    const double = event.timeStamp - this.#lastTap.time < doubleTap.time && distance(at, this.#lastTap) < doubleTap.apart;
    if (double) void this.zoom(this.#looking.scale() > 1 ? 1 : doubleTap.closer, at);
    this.#lastTap = { ...at, time: double ? -Infinity : event.timeStamp };
  };

  readonly onwheel = (event: WheelEvent): void => {
    const aside = Math.abs(event.deltaX) > Math.abs(event.deltaY); // which scrolls, as with Shift
    if (!event.ctrlKey && (!this.#looking.wheel || aside || event.shiftKey)) return;
    event.preventDefault();
    this.#claim(event);
    void this.zoom(this.#looking.scale() * turned(event), this.#inFrame(event), undefined, true);
    this.#looking.settle?.();
  };

  readonly #pinch = (event: TouchEvent): void => {
    this.#claim(event);
    const [a, b] = event.touches;
    const now = a && b && ([this.#inFrame(a), this.#inFrame(b)] as const);
    const before = this.#fingers;
    this.#fingers = now;
    if (before && !now) this.#looking.settle?.();
    if (!now) return;
    event.preventDefault(); // one finger scrolls, two are ours
    if (!before) return;
    const factor = distance(...now) / Math.max(1, distance(...before));
    void this.zoom(this.#looking.scale() * factor, middle(...before), middle(...now), true);
  };

  #claim(event: Event): void {
    if (this.#looking.inner) event.stopPropagation();
  }

  #heart(): Point {
    const frame = this.#looking.frame();
    return { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
  }

  #inFrame({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top } = this.#looking.frame().getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}
