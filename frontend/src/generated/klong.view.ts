// Made by `python -m tools.views` from views of "klong": do not edit.

export interface KlongShown {
  readonly ask: string;
  readonly asked: null | number;
  readonly attack: number;
  readonly bag: {
    readonly black: number;
    readonly seats: readonly number[];
  };
  readonly board: string;
  readonly departures: Readonly<Record<string, unknown>>;
  readonly dungeon: number;
  readonly game: string;
  readonly harmless: readonly string[];
  readonly heroes: readonly {
    readonly area: readonly {
      readonly card: string;
      readonly trashed: boolean;
      readonly waits: boolean;
    }[];
    readonly boots: number;
    readonly cubes: number;
    readonly damage: number;
    readonly deck: number;
    readonly discard: readonly string[];
    readonly discount: number;
    readonly fearless: boolean;
    readonly gold: number;
    readonly hand: readonly string[];
    readonly health: number;
    readonly home: boolean;
    readonly noise: number;
    readonly reduction: number;
    readonly room: string;
    readonly skill: number;
    readonly springs: number;
    readonly status: string;
    readonly stopped: boolean;
    readonly swords: number;
    readonly teleports: number;
    readonly tokens: readonly string[];
  }[];
  readonly keeper: string;
  readonly market: readonly string[];
  readonly market_prices: readonly number[];
  readonly options: {
    readonly artifact_as_action: boolean;
    readonly first: string;
    readonly gone_noise: string;
    readonly opening_texts: boolean;
    readonly side: string;
  };
  readonly over: boolean;
  readonly parapet: number;
  readonly rage: number;
  readonly rage_track: readonly number[];
  readonly reach: readonly {
    readonly boots: number;
    readonly damage: number;
    readonly moves: readonly string[];
    readonly room: string;
    readonly swords: number;
    readonly teleports: number;
  }[];
  readonly reserve: {
    readonly explore: number;
    readonly goblin: number;
    readonly mercenary: number;
    readonly secret_tome: number;
  };
  readonly rest: readonly string[];
  readonly row: readonly {
    readonly card: string;
    readonly slot: number;
  }[];
  readonly seat: number;
  readonly seats: number;
  readonly set_aside: number;
  readonly spent: readonly string[];
  readonly tokens: readonly {
    readonly room: string;
    readonly token: string;
  }[];
  readonly turn: number;
  readonly version: number;
  readonly walker: null | number;
  readonly waste: Readonly<Record<string, number>>;
}
