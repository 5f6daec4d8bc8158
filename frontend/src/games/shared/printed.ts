// What is printed on the cards, tokens and boards of a raid; a game's own is made from its data files.

export type Kind = "action" | "item" | "gem" | "companion" | "device" | "monster";
export type Point = readonly [x: number, y: number];

export interface PrintedCard {
  readonly from: "starter" | "reserve" | "dungeon";
  readonly kind: Kind;
  /** Skill, or swords for a monster. */
  readonly cost?: number;
  readonly skill?: number;
  readonly swords?: number;
  readonly boots?: number;
  readonly gold?: number;
  /** Below zero for what makes less of it. */
  readonly noise?: number;
  readonly draw?: number;
  readonly points?: number;
  readonly dragon?: boolean;
  readonly danger?: boolean;
  /** The feature of a room that it takes to have it; `crystal_cave-wayshrine` is one of the two. */
  readonly where?: string;
  /** Points that depend on something. */
  readonly worth?: Readonly<Record<string, unknown>> & { readonly points: number };
}

export interface PrintedToken {
  readonly back: "token" | "major" | "minor" | "prisoner";
  readonly family?: string;
  readonly points?: number;
}

export interface Room {
  /** From left and top, as a share of the board. */
  readonly at: Point;
  readonly features?: readonly string[];
  readonly major?: number;
  readonly minor?: number;
  readonly idols?: number;
  /** The value of the artifact that belongs here. */
  readonly artifact?: number;
}

export interface Tunnel {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly boots: number;
  readonly monsters: number;
  readonly locked: boolean;
  /** Only from `from` to `to`. */
  readonly arrow: boolean;
  /** Leaves at one edge of the board and comes back at the other. */
  readonly wrap: boolean;
  readonly bends: readonly Point[];
}

export interface Drawing {
  /** Below lie the depths. */
  readonly grassLine: number;
  readonly rooms: Readonly<Record<string, Room>>;
  readonly tunnels: readonly Tunnel[];
  /** By room: the way from there to the edge. */
  readonly wrap: Readonly<Record<string, readonly Point[]>>;
}

/** A room of a tile; a gate of magic is one too, though nobody can stand in it. */
export interface TileRoom {
  /** From left and top of the tile as it is printed, in cells. */
  readonly at: Point;
  readonly features?: readonly string[];
  /** Whether it lies in the depths. */
  readonly deep?: boolean;
}

/** A tunnel between two rooms of a tile, or between a room and an opening at its edge (`N1`, or `UN1` on its upper half). */
export interface TileTunnel {
  readonly from: string;
  readonly to: string;
  readonly boots: number;
  readonly monsters: number;
  readonly locks: number;
  /** Only from `from` to `to`. */
  readonly arrow: boolean;
}

export interface PrintedTile {
  /** What its back says. */
  readonly back: string;
  /** How many cells it is high, its lowest being where it is said to lie; only a tile of one cell is turned. */
  readonly high: number;
  readonly haunted?: boolean;
  readonly rooms: Readonly<Record<string, TileRoom>>;
  readonly tunnels: readonly TileTunnel[];
}
