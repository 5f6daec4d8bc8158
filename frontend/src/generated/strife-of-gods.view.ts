// Made by `python -m tools.views` from views of "strife-of-gods": do not edit.

export interface StrifeOfGodsShown {
  readonly ask: string;
  readonly asked: null | number;
  readonly cards_each: number;
  readonly centre: readonly {
    readonly blocked: boolean;
    readonly card: string;
  }[];
  readonly champions: number;
  readonly displays: readonly (readonly {
    readonly blocked: boolean;
    readonly card: string;
  }[])[];
  readonly drawn: readonly {
    readonly blocked: boolean;
    readonly card: string;
  }[];
  readonly game: string;
  readonly gaps: number;
  readonly gaps_until_edges: number;
  readonly leading: {
    readonly colours: readonly string[];
    readonly sums: readonly number[];
    readonly value: number;
  };
  readonly numbers: number;
  readonly options: {
    readonly cards: number;
    readonly celestia: string;
    readonly chained: string;
    readonly champions: boolean;
    readonly christoph: string;
    readonly copies: number;
    readonly drawn: string;
    readonly effects: string;
    readonly first: string;
    readonly gnigrit: string;
    readonly rogmesh: string;
    readonly stuck: string;
    readonly tie: string;
    readonly two_seat_rounds: number;
  };
  readonly over: boolean;
  readonly removed: readonly {
    readonly blocked: boolean;
    readonly card: string;
  }[];
  readonly ring: readonly {
    readonly blocked: boolean;
    readonly card: string;
    readonly edge: boolean;
    readonly gap_after: boolean;
    readonly place: string;
  }[];
  readonly round: number;
  readonly rounds: number;
  readonly seat: number;
  readonly seats: number;
  readonly shields: readonly {
    readonly round: number;
    readonly seat: number;
    readonly shield: string;
  }[];
  readonly start: number;
  readonly turn: number;
  readonly version: number;
}
