// Looking closer into a frame that scrolls: by two fingers, a double tap, a wheel, or a pinch on the touchpad.
// One finger scrolls by itself; a mouse draws the board along.

import { tick } from "svelte";
import { on } from "svelte/events";
import { turned } from "./wheel.ts";
import { bounded, distance, middle, scrolled, untouched, type Point } from "./zoom.ts";

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
const slip = 6; // px that a mouse may move while it clicks

export class Gestures {
  readonly #looking: Looking;
  #fingers: readonly [Point, Point] | undefined;
  #lastTap = { x: 0, y: 0, time: -Infinity };
  /** Where it is scrolled to, which a browser rounds; or is to be scrolled as soon as it is larger. */
  #aim: Point | undefined;
  #aiming = false;
  #pressed: { at: Point; scroll: Point; target: EventTarget | null } | undefined;
  #drawing = false;

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

  /** Where such a point is in the frame; undefined unless it is in sight. */
  place({ x, y }: Point): Point | undefined {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = this.#looking.frame();
    const at = { x: x * scrollWidth - scrollLeft, y: y * scrollHeight - scrollTop };
    return at.x >= 0 && at.y >= 0 && at.x <= clientWidth && at.y <= clientHeight ? at : undefined;
  }

  /** For `onMount`: a page's own zoom can only be prevented by listeners that are not passive. */
  readonly listen = (): (() => void) => {
    const frame = this.#looking.frame();
    const types = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;
    const off = [
      ...types.map((type) => on(frame, type, this.#pinch, { passive: false })),
      on(frame, "pointerdown", this.#press),
      on(frame, "pointermove", this.#draw),
      on(frame, "pointerup", this.#release),
      on(frame, "pointercancel", this.#release),
      on(frame, "click", (event) => this.#drawing && event.stopPropagation(), { capture: true }),
    ];
    return () => off.forEach((stop) => stop());
  };

  readonly #press = ({ pointerType, button, clientX: x, clientY: y, target }: PointerEvent): void => {
    const { scrollLeft, scrollTop } = this.#looking.frame();
    if (pointerType === "mouse" && !button) this.#pressed = { at: { x, y }, scroll: { x: scrollLeft, y: scrollTop }, target };
  };

  readonly #draw = ({ clientX: x, clientY: y, pointerId, buttons }: PointerEvent): void => {
    if (!buttons) this.#release(); // it was let go where nobody heard of it
    const pressed = this.#pressed;
    if (!pressed || (!this.#drawing && distance(pressed.at, { x, y }) < slip)) return;
    const frame = this.#looking.frame();
    if (!this.#drawing) {
      this.#drawing = true;
      frame.setPointerCapture(pointerId);
      pressed.target?.dispatchEvent(new PointerEvent("pointercancel", { pointerId })); // that was no touch of it
    }
    frame.scrollTo(pressed.scroll.x + pressed.at.x - x, pressed.scroll.y + pressed.at.y - y);
  };

  readonly #release = (): void => {
    if (!this.#pressed) return;
    this.#pressed = undefined;
    setTimeout(() => (this.#drawing = false)); // a click may follow
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
    if (!before) untouched(event);
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
