// Made by `python -m tools.views` from views of "klong-katakomben": do not edit.

export interface KlongKatakombenShown {
  readonly artifacts: readonly string[];
  readonly ask: string;
  readonly asked: number;
  readonly attack: number;
  readonly bag: {
    readonly black: number;
    readonly seats: readonly number[];
  };
  readonly bank: {
    readonly major: number;
    readonly minor: number;
    readonly prisoner: number;
  };
  readonly board: string;
  readonly borrowed: readonly number[];
  readonly departures: Readonly<Record<string, unknown>>;
  readonly dungeon: number;
  readonly game: string;
  readonly ghosts: {
    readonly area: number;
    readonly bag: number;
    readonly bank: number;
  };
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
  readonly laid: readonly {
    readonly tile: string;
    readonly turn: number;
    readonly x: number;
    readonly y: number;
  }[];
  readonly laying: null | {
    readonly door: string;
    readonly finds: readonly {
      readonly room: string;
      readonly token: string;
    }[];
    readonly on_foot: boolean;
    readonly seat: number;
    readonly turns: readonly {
      readonly barred: string;
      readonly boots: number;
      readonly entry: string;
      readonly monsters: number;
      readonly picks: number;
      readonly room: string;
      readonly turn: number;
    }[];
  };
  readonly marked: readonly number[];
  readonly market: readonly string[];
  readonly market_prices: readonly number[];
  readonly next_tile: string;
  readonly offers: readonly (readonly string[])[];
  readonly opened: readonly string[];
  readonly options: {
    readonly first: string;
    readonly mercy: boolean;
    readonly side: string;
  };
  readonly over: boolean;
  readonly picked: readonly {
    readonly feature: string;
    readonly room: string;
  }[];
  readonly picks: readonly number[];
  readonly portals: readonly string[];
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
  readonly shrines: Readonly<Record<string, readonly number[]>>;
  readonly spent: readonly string[];
  readonly stack: {
    readonly depths: number;
    readonly safe: number;
  };
  readonly tiles: number;
  readonly tokens: readonly {
    readonly room: string;
    readonly token: string;
  }[];
  readonly turn: number;
  readonly version: number;
  readonly ware_price: readonly number[];
  readonly waste: Readonly<Record<string, number>>;
}
