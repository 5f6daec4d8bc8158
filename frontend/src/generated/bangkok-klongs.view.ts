// Made by `python -m tools.views` from views of "bangkok-klongs": do not edit.

export interface BangkokKlongsShown {
  readonly ask: string;
  readonly asked: null | number;
  readonly boats: readonly {
    readonly baskets: number;
    readonly boat: string;
    readonly field: string;
    readonly good: null | string;
    readonly kind: string;
    readonly merchant: null | number;
    readonly symbol: boolean;
    readonly ways: readonly string[];
  }[];
  readonly closed: readonly string[];
  readonly columns: number;
  readonly entries: {
    readonly dark: readonly string[];
    readonly light: readonly string[];
  };
  readonly focus: null | string;
  readonly free: {
    readonly boats: readonly string[];
    readonly thieves: readonly string[];
  };
  readonly game: string;
  readonly gone: readonly unknown[];
  readonly hands: readonly (readonly {
    readonly baskets?: number;
    readonly boat: string;
    readonly good?: null | string;
    readonly kind?: string;
    readonly symbol?: boolean;
  }[])[];
  readonly landing: readonly {
    readonly baskets: number;
    readonly factor: number;
    readonly fields: readonly string[];
    readonly full: boolean;
    readonly place: string;
    readonly points: readonly number[];
    readonly shared: readonly number[];
  }[];
  readonly lifted: null | string;
  readonly market: null | {
    readonly big: boolean;
    readonly day: number;
    readonly lap: number;
  };
  readonly master: null | string;
  readonly merchants: readonly number[];
  readonly moved: boolean;
  readonly movement_cards: readonly number[];
  readonly openings: readonly string[];
  readonly options: {
    readonly big_start: string;
    readonly boats: string;
    readonly cookshops: string;
    readonly diagonal_moves: boolean;
    readonly entries: string;
    readonly first: string;
    readonly landing: string;
    readonly merchants: string;
    readonly passing: string;
    readonly special_symbols: string;
    readonly tactical: boolean;
    readonly tie: string;
    readonly track: number;
    readonly wide_removal: boolean;
  };
  readonly over: boolean;
  readonly piles: Readonly<Record<string, number>>;
  readonly points: readonly number[];
  readonly round: number;
  readonly rows: number;
  readonly seat: number;
  readonly seats: number;
  readonly start: number;
  readonly stock_points: readonly number[];
  readonly stocks: readonly (readonly {
    readonly baskets: number;
    readonly boat: string;
    readonly good: null | string;
    readonly kind: string;
    readonly symbol: boolean;
  }[])[];
  readonly track: {
    readonly marker: number;
    readonly points: readonly number[];
    readonly small_days: readonly number[];
  };
  readonly turn: number;
  readonly turns: number;
  readonly version: number;
}
