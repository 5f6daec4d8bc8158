// Of many things in a group Tab stops at one only; arrow keys go on to the others.

const arrows = { ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowUp: [0, -1] } as const;

/** A direction on the board: to the right, and down. */
export type Direction = readonly [x: number, y: number];

export class Roving {
  #last = $state("");
  #among: readonly string[] = []; // what lay around it then

  constructor(
    readonly keys: () => readonly string[],
    readonly preferred: () => string | undefined,
    /** The thing that lies in a direction; without it, all arrows go round in reading order. */
    readonly beside?: (key: string, direction: Direction) => string | undefined,
  ) {}

  /** Where Tab stops: where we were last, or beside it when that is gone; else at the first thing that may be chosen. */
  get stop(): string | undefined {
    const keys = this.keys();
    if (keys.includes(this.#last)) return this.#last;
    const at = this.#among.indexOf(this.#last);
    const beside = [...this.#among.slice(at + 1), ...this.#among.slice(0, Math.max(at, 0)).reverse()];
    return beside.find((key) => keys.includes(key)) ?? this.preferred() ?? keys[0];
  }

  key = (event: KeyboardEvent & { currentTarget: Element }): void => {
    const from = (event.target as HTMLElement).dataset["at"] ?? "";
    if (!this.keys().includes(from)) return;
    const to = this.#target(event.key, from);
    if (to === undefined) return;
    event.preventDefault();
    this.focus(event.currentTarget, to);
  };

  #target(pressed: string, from: string): string | undefined {
    const keys = this.keys();
    if (pressed === "Home") return keys[0];
    if (pressed === "End") return keys.at(-1);
    const arrow = arrows[pressed as keyof typeof arrows] as Direction | undefined;
    if (!arrow) return undefined;
    if (this.beside) return this.beside(from, arrow) ?? from;
    return keys.at((keys.indexOf(from) + arrow[0] + arrow[1]) % keys.length);
  }

  /** Only whoever goes by keys is shown where that is: under a finger nothing moves. A group that is gone takes no focus. */
  focus(group: Element | null | undefined, key = this.stop): void {
    const thing = group?.querySelector<HTMLElement>(`[data-at="${key}"]`);
    thing?.focus({ preventScroll: true });
    if (thing?.matches(":focus-visible")) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  entered = (event: FocusEvent): void => {
    const entered = (event.target as HTMLElement).dataset["at"];
    if (entered === undefined) return;
    this.#among = [...this.keys()];
    this.#last = entered;
  };
}
