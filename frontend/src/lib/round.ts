// A round of others is told within a time of its own: their turns share it, a turn's steps share what is theirs, and so do scenes.

import type { Key, Told, Update } from "../generated/wire";
import { pacing } from "./pace.svelte.ts";

/** In ms at the calm pace: for each other seat in all, of which its turn takes so much at most, and how long a scene takes. */
export const spans = { seat: 3400, turn: 2300, scene: { most: 2000, least: 700 } };

/** In ms: a step that shows something new, each thing more that it tells, at most; and one more of the same kind, as when card after card is played. */
const steps = { first: 900, more: 200, longest: 1800, again: 260, shortest: 60 };

export interface Step {
  /** Who is asked after it. */
  readonly decision: { readonly seat: number } | null;
  readonly events: readonly Told[];
}

const kindOf = ({ events }: Step): string | undefined => events[0]?.said.key;

export class Round {
  #ends = 0;
  #turnEnds = 0;
  #turn: number | undefined;
  #turns = 0; // that are still to begin
  #kind: string | undefined;

  constructor(
    readonly now: () => number = () => performance.now(),
    readonly factor: () => number = () => pacing.factor,
  ) {}

  /** From now on others are watched, so many. */
  begin(others: number): void {
    this.#turns = Math.max(1, others);
    this.#ends = this.now() + this.#turns * spans.seat * this.factor();
    this.#turn = undefined;
  }

  /** For how long whoever holds these keys looks at what this seat has done; and what has come already of what follows. */
  watch(seat: number | undefined, keys: readonly Key[], shown: Update, ahead: readonly Update[]): number {
    const asked = shown.decision?.seat;
    const ours = seat === undefined || keys.some((key) => key.seat === seat);
    // Whoever only watches has no turn of their own to wait for: every turn is a round.
    if (ours) this.begin(shown.about.seats.length - keys.length);
    else if (!keys.length && asked !== seat) this.begin(1);
    return this.time([shown, ...ahead], ours ? asked : seat);
  }

  /** For how long the first of these steps is looked at; it belongs to the turn of this seat, and so may those that follow. */
  time([step, ...ahead]: readonly [Step, ...Step[]], turn: number | undefined): number {
    if (!this.#ends) this.begin(1); // before it was known how many there are
    if (turn !== this.#turn) this.#pass(turn);
    const own = this.#usual(step, this.#kind);
    this.#kind = kindOf(step);
    let sum = own;
    let last: Step = step;
    for (const next of ahead) {
      if (last.decision?.seat !== turn) break;
      sum += this.#usual(next, kindOf(last));
      last = next;
    }
    const share = sum ? Math.min(1, Math.max(0, this.#turnEnds - this.now()) / sum) : 0;
    return own && Math.max(own * share, steps.shortest * this.factor());
  }

  /** How long a scene may take: what the turns to come leave of the round. */
  scene(): number {
    const { most, least } = spans.scene;
    const factor = this.factor() || 0.5; // nobody is in such a hurry that it cannot be read
    const left = this.#ends - this.now() - this.#turns * spans.turn * this.factor();
    return Math.min(most * factor, Math.max(left, least * factor));
  }

  #pass(turn: number | undefined): void {
    const left = this.#ends - this.now() - spans.scene.least * this.factor();
    const share = Math.min(spans.turn * this.factor(), left / Math.max(1, this.#turns));
    this.#turn = turn;
    this.#turns--;
    this.#kind = undefined;
    this.#turnEnds = this.now() + share;
  }

  #usual(step: Step, before: string | undefined): number {
    const { length } = step.events;
    if (!length) return 0;
    const time = kindOf(step) === before ? steps.again : Math.min(steps.first + steps.more * (length - 1), steps.longest);
    return time * this.factor();
  }
}

/** What is told on this page. */
export const round = new Round();
