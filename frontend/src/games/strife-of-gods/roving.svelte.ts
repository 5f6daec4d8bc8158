// Of many things in a group Tab stops at one only; arrow keys go round to the others.

export class Roving {
  #last = $state("");

  constructor(
    readonly keys: () => readonly string[],
    readonly preferred: () => string | undefined,
  ) {}

  /** Where Tab stops: where we were last, or at the first thing that may be chosen. */
  get stop(): string | undefined {
    const keys = this.keys();
    return keys.includes(this.#last) ? this.#last : (this.preferred() ?? keys[0]);
  }

  key = (event: KeyboardEvent & { currentTarget: Element }): void => {
    const keys = this.keys();
    const at = keys.indexOf((event.target as HTMLElement).dataset["at"] ?? "");
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    this.focus(event.currentTarget, keys.at(to % keys.length));
  };

  focus(group: Element, key = this.stop): void {
    if (key) group.querySelector<HTMLElement>(`[data-at="${key}"]`)?.focus();
  }

  entered = (event: FocusEvent): void => {
    this.#last = (event.target as HTMLElement).dataset["at"] ?? this.#last;
  };
}
