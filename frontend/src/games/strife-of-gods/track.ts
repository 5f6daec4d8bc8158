// The track round which the cards lie: a rectangle with round ends, walked by length.

export interface Track {
  /** Half the width and half the height of the middle line. */
  readonly a: number;
  readonly b: number;
  /** The radius of its corners; as long as the shorter half, it is a stadium. */
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  /** How far the outward direction is turned from "up", clockwise, in degrees. */
  readonly angle: number;
}

export interface Fit {
  readonly track: Track;
  /** What one place has of the way. */
  readonly slot: number;
  /** How far inside the middle line the way is measured, so that cards do not crowd in the bends. */
  readonly inset: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
}

const proportion = 1.36; // of a card, height to width
const share = 0.92; // of a place that its card fills
const depth = 0.25; // of a card, from its middle inwards, where the way is measured
const thumb = 41; // the least a place may have on a phone
const roundness = 0.62; // of a phone's track: the corners' radius to half its width

/** By how much round corners shorten the way: eight half sides less, a full circle more. */
const cut = 8 - 2 * Math.PI;

export const lengthOf = ({ a, b, r }: Track): number => 4 * (a + b) - cut * r;

/** A point so far along the track, clockwise from the middle of the top. */
export function pointAt(track: Track, along: number): Point {
  const { a, b, r } = track;
  const whole = lengthOf(track);
  let left = ((along % whole) + whole) % whole;
  const arc = (Math.PI / 2) * r;
  const straight = [a - r, 2 * (b - r), 2 * (a - r), 2 * (b - r), a - r];
  // Each leg begins where the one before has ended; a corner follows every leg but the last.
  const legs = [
    { x: 0, y: -b, dx: 1, dy: 0 },
    { x: a, y: -b + r, dx: 0, dy: 1 },
    { x: a - r, y: b, dx: -1, dy: 0 },
    { x: -a, y: b - r, dx: 0, dy: -1 },
    { x: -a + r, y: -b, dx: 1, dy: 0 },
  ];
  for (const [i, leg] of legs.entries()) {
    const length = straight[i]!;
    if (left <= length || i === legs.length - 1) {
      return { x: leg.x + leg.dx * left, y: leg.y + leg.dy * left, angle: (i * 90) % 360 };
    }
    left -= length;
    if (left <= arc) {
      const angle = i * 90 + (left / arc) * 90;
      const outward = (angle * Math.PI) / 180;
      const corner = { x: i === 0 || i === 1 ? a - r : r - a, y: i === 1 || i === 2 ? b - r : r - b };
      return { x: corner.x + r * Math.sin(outward), y: corner.y - r * Math.cos(outward), angle };
    }
    left -= arc;
  }
  throw new RangeError(`no point at ${along}`);
}

export const inside = ({ a, b, r }: Track, by: number): Track => ({ a: a - by, b: b - by, r: Math.max(r - by, 0) });

/** Where a place lies: walked further inside, drawn on the middle line. */
export function slotAt({ track, slot, inset }: Fit, number: number): Point {
  const { x, y, angle } = pointAt(inside(track, inset), number * slot);
  const outward = (angle * Math.PI) / 180;
  return { x: x + inset * Math.sin(outward), y: y - inset * Math.cos(outward), angle };
}

/** The largest ring of so many places in a box; round ends unless a thumb needs the corners. */
export function fit(width: number, height: number, places: number): Fit {
  let found: Fit = { track: { a: 1, b: 1, r: 1 }, slot: 0, inset: 0, cardWidth: 0, cardHeight: 0 };
  for (let i = 0; i < 12; i++) {
    const a = Math.max((width - found.cardHeight) / 2, 1);
    const b = Math.max((height - found.cardHeight) / 2, 1);
    const inset = found.cardHeight * depth;
    const least = Math.min(a, b);
    const spare = (lengthOf(inside({ a, b, r: inset }, inset)) - places * thumb) / cut + inset;
    const track = { a, b, r: Math.min(least, Math.max(spare, least * roundness)) };
    const slot = lengthOf(inside(track, inset)) / places;
    const cardWidth = slot * share; // however large the arena: only a gap of the game looks like one
    found = { track, slot, inset, cardWidth, cardHeight: cardWidth * proportion };
  }
  return found;
}

/** How high a narrow box must be for every place to be as wide as a thumb. */
export function heightFor(width: number, places: number): number {
  const cardHeight = thumb * share * proportion;
  const inset = cardHeight * depth;
  const a = (width - cardHeight) / 2;
  const way = inside({ a, b: 0, r: roundness * a }, inset);
  const b = (places * thumb + cut * way.r) / 4 - way.a + inset;
  return Math.ceil(2 * b + cardHeight);
}

/** A card is the same upside down: the turn that keeps what is written on it readable. */
export function lean(angle: number): number {
  const turn = ((angle % 180) + 180) % 180;
  return turn > 90 ? turn - 180 : turn;
}
