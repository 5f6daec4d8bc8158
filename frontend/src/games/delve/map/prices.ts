// Where the price of a way is written: beside its room, where it covers nothing that has to be seen and least of the rest.

import { nearby, overlap, unfolded, written, type Box, type Field, type Label, type Place, type Written } from "./labels.ts";
import { type Chamber, type Point } from "./plan.ts";
import { partsOf, type PricePart, type Toll } from "./walks.ts";

export interface Price extends Point {
  readonly word: string;
  readonly width: number;
  readonly parts: readonly PricePart[];
  /** Only a dot, for want of room. */
  readonly folded: boolean;
}

const [part, alone, wider, ends, high] = [44, 28, 14, 14, 36]; // units; a count with a sign is wider

/** Half the width of a dot, in units. */
export const dotRadius = 9;

/** What there is on the map where prices are written. */
export interface Ground {
  /** Never written over: what lies in rooms, heroes, numbers. */
  readonly firm: readonly Box[];
  /** Rather not written over: what stands in tunnels. */
  readonly soft: readonly Box[];
  /** A price in another room would be taken for that room's. */
  readonly rooms: readonly Spread[];
  readonly edge?: Box | undefined;
}

/** How far from the left end of a price its parts begin, and where it ends; a sign without a figure takes less. */
export const startsOf = (parts: readonly PricePart[]): number[] =>
  parts.reduce((starts, { count }) => [...starts, starts.at(-1)! + (count ? part : alone)], [9]);

export const widthOf = (parts: readonly PricePart[], grow: number): number =>
  (startsOf(parts).at(-1)! + ends - 9 + (parts.some(({ count }) => count.length > 1) ? wider : 0)) * grow;

/** A room by its name, its middle, and half its width and height. */
export type Spread = Pick<Chamber, "word" | "x" | "y" | "w" | "h">;

/** A room about which something is written: what the way there takes, or anything else. */
export type Priced = { readonly chamber: Spread } & ({ readonly toll: Toll } | { readonly parts: readonly PricePart[] });

/** All prices as they can be written; `opened` has one of them be read. */
export class Prices {
  readonly #priced: readonly { readonly chamber: Spread; readonly parts: readonly PricePart[]; readonly width: number }[];
  readonly #labels: readonly Label[];
  readonly #field: Field;
  readonly #found: Written;

  constructor(lit: readonly Priced[], ground: Ground, grow: number) {
    this.#priced = lit.flatMap((one) => {
      const parts = "parts" in one ? one.parts : partsOf(one.toll);
      return parts.length ? [{ parts, chamber: one.chamber, width: widthOf(parts, grow) }] : [];
    });
    this.#field = { firm: ground.firm, edge: ground.edge, dot: dotRadius * grow };
    this.#labels = this.#priced.map(({ chamber, width }) => labelOf(chamber, width, ground, grow));
    this.#found = written(this.#labels, this.#field);
  }

  /** `word` is what somebody points at, if that is one of them. */
  opened(word = ""): Price[] {
    const found = unfolded(this.#found, word, this.#labels, this.#field);
    return this.#priced.flatMap(({ chamber, parts, width }) => {
      const at = found.get(chamber.word);
      return at ? [{ word: chamber.word, parts, width, x: at.x, y: at.y, folded: at.folded }] : [];
    });
  }
}

/** The middles of what stands somewhere as boxes. */
export const boxesAt = (points: readonly Point[], half: number): Box[] =>
  points.map(({ x, y }) => ({ x, y, w: half, h: half }));

/** What of a hero hides something: its cloak, `wide` units being all of the drawing; it stands at a point. */
export const heroAt = ({ x, y }: Point, wide: number): Box => ({ x, y: y - 0.47 * wide, w: 0.35 * wide, h: 0.57 * wide });

function labelOf(chamber: Spread, width: number, ground: Ground, grow: number): Label {
  const [w, h] = [width / 2, (high * grow) / 2];
  const [heart, others] = [heartOf(chamber), ground.rooms.filter(({ word }) => word !== chamber.word)];
  const rated = (places: readonly Point[], wish: Point, half: Pick<Box, "w" | "h">): Place[] => {
    const soft = nearby(ground.soft, places, half.w, half.h);
    const rooms = nearby(others, places, half.w, half.h).map((room) => ({ room, middle: heartOf(room) }));
    return places.map(({ x, y }) => {
      const box = { x, y, ...half };
      let cost = 0.14 * Math.hypot(x - wish.x, y - wish.y) + 1.2 * overlap(box, heart);
      for (const one of soft) cost += 4 * overlap(box, one);
      for (const { room, middle } of rooms) cost += 1.5 * overlap(box, room) + 2.5 * overlap(box, middle);
      return { x, y, cost };
    });
  };
  const upperRight = { x: chamber.x + chamber.w - w + 12, y: chamber.y - chamber.h + 4 };
  const corner = { x: chamber.x + chamber.w, y: chamber.y - chamber.h };
  const dot = dotRadius * grow;
  return {
    word: chamber.word,
    w,
    h,
    places: rated([upperRight, ...around(chamber, w * 0.6, h * 0.7, 4)], upperRight, { w, h }),
    dots: () => rated(around(chamber, dot * 0.6, dot * 0.6, 5), corner, { w: dot, h: dot }),
    far: () => rated(around(chamber, w * 2.2, h * 3, 6), upperRight, { w, h }),
  };
}

/** Places in a room and around it, so far beyond its walls. */
function around({ x, y, w, h }: Spread, beyond: number, above: number, steps: number): Point[] {
  const share = Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) / steps);
  return share.flatMap((i) => share.map((j) => ({ x: x + (w + beyond) * i, y: y + (h + above) * j })));
}

/** The middle of a room. */
const heartOf = ({ x, y, w, h }: Spread): Box => ({ x, y: y + 8, w: w * 0.6, h: h * 0.7 });
