// What a game shows of itself where it is explained: its signs, its cards, and pictures of how things lie.

import type { Component } from "svelte";

/** Cards or tokens that are looked at together; the group's name is `gallery-<id>`. */
export interface Group {
  readonly id: string;
  readonly cards: readonly string[];
}

export interface Teaching {
  /** A sign by its name; in a text it stands as `[boot]`. */
  sign: Component<{ what: string; size?: string }>;
  /** All signs, for the legend: named by `sign-<name>`, explained by `sign-<name>-about`. */
  signs: readonly string[];
  /** A card or token as it lies on the table; it fills the width it is given. */
  card: Component<{ card: string }>;
  /** What cards need once on a page that shows them. */
  ground?: Component;
  /** All there is, in the order of the gallery. */
  gallery: readonly Group[];
  /** How often a card is in the box, or in the deck everybody starts with. */
  count: (card: string) => number;
  /** What it does, in words; `card-<id>` is its name. */
  about: (card: string) => string;
  /** Whether it is as wide as it is high, like a boat or a token. */
  square?: (card: string) => boolean;
  /** How things lie on the table, by name. */
  scenes?: Readonly<Record<string, Component>>;
}
