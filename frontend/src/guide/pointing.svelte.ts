// What the companion's words point at, and where they stand on the page while something can be read.

import { tick } from "svelte";
import type { Desk } from "../table/desk.svelte.ts";
import type { Box } from "../table/placing.ts";
import { phone } from "../table/screen.ts";
import { type Kept, type Spot, standing, surroundings, touched } from "../table/standing.ts";
import type { Moment, Sight } from "./guide.ts";
import { locate, seenAt, seenOf, visible } from "./places.ts";
import { Returning } from "./returning.ts";

type Weights = readonly (readonly [selector: string, weight: number, touch?: number])[];
type Weighed = readonly [element: Element, weight: number, touch?: number];

const weights: Weights = [
  ['[data-zone="question"], [data-zone="actions"]', 14, touched.never],
  ['[data-zone="hand"]', 3],
  ['[data-zone="counters"], [data-zone="hand"] [data-at^="hand/"], button.way', 3, touched.never],
  ["[data-at].may, [data-option]", 4],
  ['[data-zone="map"] [data-at].may', 8, touched.lit], // beyond what every choice weighs: there one goes on
  [".recap > button", 8],
  [".sheet [role=tablist]", 14],
  // In a frame, names beside the board rather than what one looks at while reading.
  ['.framed :is([data-zone="map"], .board [data-zone="seats"], [data-zone="log"])', 1],
];
/** Where a sheet lies below the board and all is answered on the board: rather on the sheet than on the board. */
const onBoard: Weights = [
  ['[data-zone="question"], [data-zone="actions"]', 2],
  ['[data-zone="map"] [data-at]', 4],
  [".recap > button", 4],
  [".sheet [role=tablist]", 14],
];

const boxOf = (element: Element): Box => element.getBoundingClientRect();
/** On a phone there is not room enough for anything to be free of it. */
const free = (touch = 0): number => (phone.current ? 0 : touch);
const elements = ([selector, weight, touch]: Weights[number]): Weighed[] =>
  [...document.querySelectorAll(selector)].map((element) => [element, weight, free(touch)]);

export class Pointing {
  spot = $state<Spot>({ left: 0, top: 0 });
  /** What is pointed at, as far as it can be seen. */
  ring = $state.raw<Box>();
  placed = $state(false);
  /** Whether what is meant is in sight. */
  seen = $state(true);
  /** The button behind which it is, by its name. */
  door = $state<string>();

  readonly #returning = new Returning();
  #target: Element | undefined;
  #stoodFor: string | undefined; // the moment it stands there for

  constructor(
    readonly sight: Sight = {},
    readonly desk: Desk,
    readonly moment: () => Moment | undefined,
    readonly bubble: () => HTMLElement | undefined,
  ) {}

  /** Beside what the moment is about; where it stood before, if only a scene was in between. */
  async appear({ id, at }: Moment): Promise<void> {
    await tick();
    this.#aim(locate(at, this.desk.live.seat));
    await tick(); // what is said of a button counts too
    if (this.moment()?.id !== id) return;
    if (this.#stoodFor === id) this.placed = true;
    else this.stand();
  }

  leave(): void {
    this.ring = undefined;
    this.placed = false;
    this.#returning.back();
  }

  /** Whatever opens next is placed anew. */
  forget(): void {
    this.#stoodFor = undefined;
  }

  stand(): void {
    const bubble = this.bubble();
    if (!bubble) return;
    this.#bringIntoSight();
    const head = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const screen = { width: innerWidth, height: innerHeight };
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    this.spot = standing(this.#visibleBox(), size, screen, this.#kept(), Math.max(0, head));
    this.#stoodFor = this.moment()?.id;
    this.placed = true;
  }

  follow(): void {
    const [moment, target] = [this.moment(), this.#target];
    // Behind a button, or put away: then it is looked for again, and what is said goes along.
    if (moment && (!target?.isConnected || this.door !== undefined || !visible(target))) {
      const led = this.door;
      this.#aim(locate(moment.at, this.desk.live.seat));
      const moved = this.#target !== target && (led !== undefined || this.door !== undefined);
      if (moved) void tick().then(() => this.stand());
    }
    const [box, ring] = [this.#visibleBox(), this.ring];
    this.seen = box !== undefined || !this.#target;
    const same = box && ring && Math.abs(box.left - ring.left) + Math.abs(box.top - ring.top) < 1;
    if (same && Math.abs(box.width - ring.width) + Math.abs(box.height - ring.height) < 1) return;
    this.ring = box;
  }

  /** Where there is little room, it is shown at the top: so what is said has room below, and steps aside. */
  async show(): Promise<void> {
    if (!this.#target) return;
    this.#returning.show(this.#target, phone.current ? "start" : "center");
    this.follow();
    await tick(); // it says something else now, and may be larger
    this.stand();
  }

  #aim(at: Element | undefined): void {
    this.#target = at;
    this.door = at?.hasAttribute("data-leads") ? (at.textContent?.trim() ?? "") : undefined;
  }

  #visibleBox(): Box | undefined {
    return this.#target?.isConnected ? seenOf(this.#target) : undefined;
  }

  /** What is meant is to be seen, not only its edge; what is larger than its window stays as it lies. */
  #bringIntoSight(): void {
    const box = this.#target?.getBoundingClientRect();
    const part = this.#visibleBox();
    if (!box || !part || part.height > box.height - 8 || box.height > innerHeight / 3) return;
    if (this.#target) this.#returning.show(this.#target, "nearest");
  }

  #all(places: readonly string[] = []): Element[] {
    return places.flatMap((place) => seenAt(place, this.desk.live.seat));
  }

  #weights(): Weights {
    const answers = '[data-zone="actions"] [data-option], [aria-keyshortcuts="e"]';
    return phone.current && !this.desk.face?.whole && !document.querySelector(answers) ? onBoard : weights;
  }

  /** Every table's question and choices, what the game itself wants to be seen, and what is spoken of. */
  #kept(): Kept[] {
    const { always, rather, around } = this.sight;
    const spokenOf = this.#all(this.moment()?.clear);
    const weighed: Weighed[] = [
      ...this.#weights().flatMap(elements),
      ...this.#all(always).map((one): Weighed => [one, 14]),
      ...this.#all(rather).map((one): Weighed => [one, 6]),
      ...spokenOf.map((one): Weighed => [one, 14, free(touched.never)]),
    ];
    const found = weighed
      .filter(([element]) => visible(element))
      .flatMap(([element, weight, touch = 0]) => {
        const box = seenOf(element);
        return box ? [{ box, weight, touch }] : [];
      });
    const zoneOf = (piece: Element) => piece.closest("[data-zone]") ?? piece;
    return [...found, ...this.#all(around).map((piece) => surroundings(boxOf(piece), boxOf(zoneOf(piece))))];
  }
}
