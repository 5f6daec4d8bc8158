// Made by `python -m tools.views` from views of "klong-im-all": do not edit.

export interface KlongImAllShown {
  readonly ask: string;
  readonly asked: null | number;
  readonly attack: number;
  readonly bag: {
    readonly black: number;
    readonly seats: readonly number[];
  };
  readonly bank: {
    readonly codes: number;
    readonly crystals: number;
  };
  readonly beams: readonly number[];
  readonly blockade: boolean;
  readonly blockade_space: number;
  readonly board: string;
  readonly dazed: readonly boolean[];
  readonly departures: Readonly<Record<string, unknown>>;
  readonly dungeon: number;
  readonly every_faction: readonly boolean[];
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
  readonly needs: readonly {
    readonly artifact: boolean;
    readonly code: boolean;
    readonly data: number;
    readonly next: string;
    readonly ports: readonly string[];
  }[];
  readonly options: {
    readonly eradibot: string;
    readonly first: string;
    readonly opening_texts: boolean;
    readonly order: string;
    readonly sides: string;
    readonly trash_bonus_per_copy: boolean;
  };
  readonly over: boolean;
  readonly pods: readonly string[];
  readonly ports: readonly {
    readonly feature: string;
    readonly room: string;
    readonly seat: null | number;
  }[];
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
  readonly red: {
    readonly area: number;
    readonly bag: number;
  };
  readonly red_track: readonly number[];
  readonly reserve: Readonly<Record<string, number>>;
  readonly rest: readonly string[];
  readonly row: readonly {
    readonly card: string;
    readonly slot: number;
  }[];
  readonly seat: number;
  readonly seats: number;
  readonly set_aside: number;
  readonly slots: readonly string[];
  readonly spent: readonly string[];
  readonly tokens: readonly {
    readonly room: string;
    readonly token: string;
  }[];
  readonly turn: number;
  readonly version: number;
  readonly waste: Readonly<Record<string, number>>;
  readonly zones: readonly string[];
}
