// What is printed on the cards, tokens and boards of a raid; a game's own is made from its data files.

/** A game names its own; `device` and `monster` every raid has. */
export type Kind = string;
export type Point = readonly [x: number, y: number];

export interface PrintedCard {
  readonly from: "starter" | "reserve" | "dungeon";
  readonly kind: Kind;
  /** What it belongs to: a faction. */
  readonly traits?: readonly string[];
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
  /** `token` lies open; what the others are called is up to the game. */
  readonly back: string;
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

/** A module of a ship. Its rooms lie on the drawing or, where it has openings, on a share of the slot it lies in. */
export interface PrintedModule {
  readonly features?: readonly string[];
  /** By their names, the rooms they are in. */
  readonly openings?: Readonly<Record<string, string>>;
  readonly rooms: Readonly<Record<string, Room>>;
  /** `1-3 2B 1M L`, or `12>9` if it leads one way only. */
  readonly paths: readonly string[];
  readonly bends?: Readonly<Record<string, readonly Point[]>>;
}

/** A ship: modules that are always there, slots for the others, and what links them. */
export interface PrintedShip {
  readonly start: string;
  /** How wide and high its drawing is. */
  readonly view: Point;
  /** The hyperlift from space to space: `KO-H3 KZ-H L`. */
  readonly lift: readonly string[];
  /** From an opening of a slot (`1a`) or a room to another: `1e FR-4 1M`. */
  readonly link: readonly string[];
  readonly slot: readonly {
    readonly id: string;
    /** Left, top, right, bottom. */
    readonly box: readonly [number, number, number, number];
    readonly turned?: boolean;
  }[];
  readonly module: Readonly<Record<string, PrintedModule>>;
}
