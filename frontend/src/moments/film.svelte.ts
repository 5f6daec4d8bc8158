// A game to be looked at again: one moment at a time, its neighbours already at hand.

import type { Moment, Moments, Update } from "../generated/wire";

/** Where moments come from, through the eyes of a seat (-1: as spectators saw it). */
export interface Projector {
  story: (eyes: number) => Promise<Moments>;
  moment: (number: number, eyes: number) => Promise<Moment>;
}

export const speeds = { slow: 3000, usual: 1600, fast: 700 } as const;
export type Speed = keyof typeof speeds;

const ahead = 3; // moments fetched in the direction we go
const kept = 400; // moments; the longest games have about as many

export class Film {
  story = $state.raw<Moments | undefined>(undefined);
  /** What is on the screen; it stays there until what is wanted has come. */
  shown = $state.raw<Moment | undefined>(undefined);
  /** The moment before, when this one was stepped to from there. */
  previous = $state.raw<Update | undefined>(undefined);
  /** The moment we are at, or are waiting for. */
  wanted = $state(0);
  eyes = $state(-1);
  playing = $state(false);
  speed = $state<Speed>("usual");
  failure = $state.raw<unknown>(undefined);
  count = $derived(this.story?.count ?? 0);

  #reel = new Map<string, Promise<Moment>>();
  #opened = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly projector: Projector) {}

  /** Begin, at a moment and through somebody's eyes. */
  async open(number: number, eyes: number): Promise<void> {
    const opening = ++this.#opened;
    this.eyes = eyes;
    try {
      const story = await this.projector.story(eyes);
      if (opening !== this.#opened) return; // somebody looks through other eyes by now
      this.story = story;
      await this.#show(number);
    } catch (error) {
      if (opening === this.#opened) this.failure = error;
    }
  }

  /** Go to a moment; beyond the ends is at the ends. */
  async go(number: number): Promise<void> {
    try {
      await this.#show(number);
    } catch (error) {
      this.pause();
      this.failure = error;
    }
  }

  step(by: 1 | -1): Promise<void> {
    return this.go(this.wanted + by);
  }

  /** The same moment through other eyes. */
  async look(eyes: number): Promise<void> {
    if (eyes !== this.eyes) await this.open(this.wanted, eyes);
  }

  play(): void {
    this.playing = true;
    if (this.wanted >= this.count) void this.go(0).then(() => this.#roll());
    else void this.step(1).then(() => this.#roll());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** The next step after a while, unless somebody has stopped us or there is none. */
  #roll(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.wanted >= this.count) return this.pause();
    this.#timer = setTimeout(() => void this.step(1).then(() => this.#roll()), speeds[this.speed]);
  }

  async #show(number: number): Promise<void> {
    const from = this.shown;
    const eyes = this.eyes;
    const target = Math.max(0, Math.min(number, this.count));
    const direction = target < this.wanted ? -1 : 1;
    this.wanted = target;
    const moment = await this.#fetch(target, eyes);
    if (this.wanted !== target || this.eyes !== eyes) return; // somebody has gone on meanwhile
    this.previous = from && from.number + 1 === target && from.update.seat === eyes ? from.update : undefined;
    this.shown = moment;
    this.failure = undefined;
    this.#prefetch(target, direction, eyes);
  }

  #prefetch(from: number, direction: number, eyes: number): void {
    const near = Array.from({ length: ahead }, (_, i) => from + direction * (i + 1));
    for (const number of [...near, from - direction]) {
      if (number >= 0 && number <= this.count) this.#fetch(number, eyes).catch(() => undefined);
    }
  }

  #fetch(number: number, eyes: number): Promise<Moment> {
    const name = `${eyes}/${number}`;
    const known = this.#reel.get(name);
    if (known) return known;
    const coming = this.projector.moment(number, eyes);
    this.#reel.set(name, coming);
    coming.catch(() => this.#reel.delete(name));
    const oldest = this.#reel.keys().next().value;
    if (this.#reel.size > kept && oldest !== undefined) this.#reel.delete(oldest);
    return coming;
  }
}
