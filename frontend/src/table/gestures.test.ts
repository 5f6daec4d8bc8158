import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { Gestures } from "./gestures.ts";

let frame: HTMLElement;
let scale: number;

const looking = (inner = false): Gestures =>
  new Gestures({ frame: () => frame, scale: () => scale, rescale: (next) => (scale = next), touchable: "button", inner });

const tap = (timeStamp: number, more: object = {}): MouseEvent =>
  ({
    pointerType: "touch",
    target: frame,
    clientX: 10,
    clientY: 10,
    timeStamp,
    stopPropagation: () => undefined,
    ...more,
  }) as never;

beforeEach(() => {
  frame = document.createElement("div");
  frame.innerHTML = "<button></button>";
  scale = 1;
});

describe("looking closer", () => {
  it("takes two taps at the same place, and two more to see all again", () => {
    const { onclick } = looking();
    onclick(tap(1000));
    expect(scale).toBe(1);
    onclick(tap(1200));
    expect(scale).toBe(2);
    onclick(tap(1300));
    expect(scale).toBe(2);
    onclick(tap(1400));
    expect(scale).toBe(1);
  });

  it("is not meant by taps that are late, elsewhere, on a button or by a mouse", () => {
    const { onclick } = looking();
    onclick(tap(1000));
    onclick(tap(1400));
    onclick(tap(1500, { clientX: 90 }));
    const button = { target: frame.firstElementChild };
    onclick(tap(3000, button));
    onclick(tap(3100, button));
    onclick(tap(5000, { pointerType: "mouse" }));
    onclick(tap(5100, { pointerType: "mouse" }));
    expect(scale).toBe(1);
  });

  it("follows the fingers, never closer than allowed nor further than all", async () => {
    const pinch = (apart: number): void => {
      const touches = [0, apart].map((clientX) => ({ target: frame, clientX, clientY: 0 }));
      frame.dispatchEvent(Object.assign(new Event("touchmove", { cancelable: true }), { touches }));
    };
    const stop = looking().listen();
    await tick(); // Svelte listens to fingers a little later
    pinch(100);
    pinch(150);
    expect(scale).toBe(1.5);
    pinch(15_000);
    expect(scale).toBe(4);
    pinch(1);
    expect(scale).toBe(1);
    stop();
    pinch(100);
    pinch(200);
    expect(scale).toBe(1);
  });

  it("means neither of the things below two fingers", async () => {
    const button = frame.firstElementChild!;
    let spared = 0;
    button.addEventListener("pointercancel", () => spared++);
    const stop = looking().listen();
    await tick();
    const touch = (...targets: Element[]): void => {
      const touches = targets.map((target) => ({ target, clientX: 0, clientY: 0 }));
      frame.dispatchEvent(Object.assign(new Event("touchstart", { cancelable: true }), { touches }));
    };
    touch(button);
    expect(spared).toBe(0);
    touch(button, frame);
    expect(spared).toBe(1);
    stop();
  });

  it("draws nothing along with a mouse that was let go elsewhere, and still takes clicks", async () => {
    let scrolls = 0;
    let clicks = 0;
    frame.scrollTo = () => scrolls++;
    frame.setPointerCapture = () => undefined;
    frame.addEventListener("click", () => clicks++);
    const stop = looking().listen();
    await tick();
    const mouse = (type: string, clientX: number, buttons: number): void => {
      const more = { pointerType: "mouse", button: 0, pointerId: 1, clientX, clientY: 0, buttons };
      frame.dispatchEvent(Object.assign(new Event(type), more));
    };
    mouse("pointerdown", 0, 1);
    mouse("pointermove", 90, 0);
    frame.firstElementChild!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect([scrolls, clicks]).toEqual([0, 1]);
    stop();
  });

  it("is for the inner one of two frames only, and for the pinch of a touchpad only", () => {
    let stopped = 0;
    const wheel = (ctrlKey: boolean): WheelEvent =>
      ({
        ctrlKey,
        deltaX: 0,
        deltaY: -50,
        clientX: 0,
        clientY: 0,
        preventDefault: () => undefined,
        stopPropagation: () => stopped++,
      }) as never;
    looking().onwheel(wheel(false));
    expect([scale, stopped]).toEqual([1, 0]);
    looking().onwheel(wheel(true));
    expect(scale).toBeCloseTo(Math.exp(0.25));
    expect(stopped).toBe(0);
    looking(true).onwheel(wheel(true));
    expect(stopped).toBe(1);
  });

  it("adds up what fingers do before a browser has scrolled", async () => {
    let scroll = { x: 0, y: 0 };
    Object.defineProperty(frame, "scrollLeft", { get: () => Math.round(scroll.x) });
    Object.defineProperty(frame, "scrollTop", { get: () => Math.round(scroll.y) });
    frame.scrollTo = ((x: number, y: number) => (scroll = { x, y })) as never;
    const { onwheel } = new Gestures({
      frame: () => frame,
      scale: () => scale,
      rescale: (next) => (scale = next),
      touchable: "button",
      wheel: true,
    });
    const wheel = { deltaX: 0, deltaY: -60, deltaMode: 0, ctrlKey: false, shiftKey: false, clientX: 100, clientY: 40 };
    for (let turn = 0; turn < 6; turn++) {
      const event = { ...wheel, preventDefault: () => undefined, stopPropagation: () => undefined } as never;
      onwheel(event);
      if (turn % 2) await tick();
    }
    await tick();
    expect(scale).toBeCloseTo(Math.exp(0.9));
    expect((scroll.x + 100) / scale).toBeCloseTo(100);
    expect((scroll.y + 40) / scale).toBeCloseTo(40);
  });
});
