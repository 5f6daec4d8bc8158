// What the log tells of the rounds: which colours won, whose cards counted, who got which shield.
// The view shows only the shields; how they were won is told once, when a round is scored.

import type { Said, Told } from "../../generated/wire";
import { cardIn, seatIn, standing } from "../shared/telling.ts";
import { faceOf, shields, type CardWord, type Shield, type StrifeView, type Suit } from "./view.ts";

export interface Row {
  readonly seat: number;
  /** The cards that counted; unknown when not all of the round was heard. */
  cards: CardWord[] | undefined;
  sum: number | undefined;
  shield: Shield | undefined;
}

export interface Verdict {
  readonly round: number;
  /** None, when no number lay open at a gap or in the centre. */
  readonly colours: readonly Suit[];
  readonly value: number;
  /** By shield, then by sum, then by seat. */
  readonly rows: readonly Row[];
  /** Whether somebody got a better shield than somebody else for the same sum. */
  readonly tied: boolean;
  /** The seat that began the round, which decides that; unknown when its beginning was not heard. */
  readonly start: number | undefined;
}

export interface Story {
  readonly verdicts: readonly Verdict[];
  /** The champion that was carried out last. */
  readonly ran: CardWord | undefined;
  /** The seats that have taken a card already. */
  readonly takers: ReadonlySet<number>;
}

export function storyOf(log: readonly Told[], view: StrifeView): Story {
  const teller = new Teller(view.seats);
  for (const { said } of standing(log)) teller.hear(said);
  return { verdicts: teller.verdicts(view), ran: teller.ran, takers: teller.takers };
}

interface Scored {
  round: number | undefined;
  start: number | undefined;
  colours: Suit[];
  value: number;
  rows: Row[];
}

class Teller {
  ran: CardWord | undefined;
  takers = new Set<number>();
  #round: number | undefined;
  #start: number | undefined;
  #open: CardWord[][] | undefined; // the numbers lying open before each seat
  #scored: Scored[] = [];

  constructor(readonly seats: number) {}

  verdicts(view: StrifeView): Verdict[] {
    return this.#scored.map(({ round, start, colours, value, rows }) => {
      for (const row of rows) row.sum ??= row.cards?.reduce((sum, card) => sum + valueOf(card), 0);
      const unsure = rows.some((row) => row.cards && row.sum !== row.cards.reduce((s, card) => s + valueOf(card), 0));
      if (unsure) for (const row of rows) row.cards = undefined;
      const ranked = rows.toSorted(byRank);
      const tied = ranked.some(({ shield, sum }, i) => shield && sum === ranked[i + 1]?.sum);
      return { round: round ?? view.round, start, colours, value, rows: ranked, tied };
    });
  }

  hear(said: Said): void {
    const kind = said.key.replace("event-", "");
    if (kind === "took") this.takers.add(seatIn(said, "who"));
    if (kind === "round-began") this.#begin(Number(said.args["round"]), seatIn(said, "who"));
    else if (kind === "colours-won" || kind === "no-colour") this.#score(said);
    else if (kind.startsWith("shield-")) this.#award(said, kind.replace("shield-", "") as Shield);
    else if (kind === "ran") this.ran = cardIn(said, "card");
    else if (this.#open) this.#move(kind, said, this.#open);
  }

  #begin(round: number, start: number): void {
    const last = this.#scored.at(-1);
    if (last) last.round ??= round - 1;
    this.#round = round;
    this.#start = start;
    this.#open = Array.from({ length: this.seats }, () => []);
  }

  #score(said: Said): void {
    const list = said.args["colours"] as Said | undefined;
    const colours = Object.values(list?.args ?? {}).map((colour) => (colour as Said).key.replace("colour-", "") as Suit);
    const rows = Array.from({ length: this.seats }, (_, seat) => {
      const cards = this.#open?.[seat]?.filter((card) => colours.includes(suitOf(card)));
      return { seat, cards, sum: undefined, shield: undefined };
    });
    this.#scored.push({ round: this.#round, start: this.#start, colours, value: Number(said.args["value"] ?? 0), rows });
  }

  #award(said: Said, shield: Shield): void {
    const row = this.#scored.at(-1)?.rows[seatIn(said, "who")];
    if (row) Object.assign(row, { shield, sum: Number(said.args["sum"]) });
  }

  /** Follows the open numbers of the displays; nothing else ever counts. */
  #move(kind: string, said: Said, open: CardWord[][]): void {
    const gain = (seat: number, card: CardWord) => faceOf(card).kind === "number" && open[seat]?.push(card);
    const lose = (seat: number, card: CardWord) => {
      const index = open[seat]?.indexOf(card) ?? -1;
      if (index >= 0) open[seat]?.splice(index, 1);
    };
    const trade = (seat: number, given: CardWord, got: CardWord) => {
      lose(seat, given);
      gain(seat, got);
    };
    const who = seatIn(said, "who");
    const card = "card" in said.args ? cardIn(said, "card") : "";
    switch (kind) {
      case "took":
      case "kept":
      case "drew":
        gain(who, card);
        break;
      case "laid":
      case "gave-up":
        lose(who, card);
        break;
      case "centred": // only Muriel takes it from the own display
        if (this.ran === "muriel") lose(who, card);
        break;
      case "blocked-fellow":
        lose(seatIn(said, "other"), card);
        break;
      case "swapped":
        trade(who, card, cardIn(said, "second"));
        trade(seatIn(said, "other"), cardIn(said, "second"), card);
        break;
      case "exchanged":
        trade(seatIn(said, "other"), card, cardIn(said, "second"));
        break;
    }
  }
}

function valueOf(card: CardWord): number {
  const face = faceOf(card);
  return face.kind === "number" ? face.value : 0;
}

function suitOf(card: CardWord): Suit {
  return card.split("-")[0] as Suit;
}

function byRank(one: Row, two: Row): number {
  const rank = (row: Row) => (row.shield ? shields.indexOf(row.shield) : shields.length);
  return rank(one) - rank(two) || (two.sum ?? 0) - (one.sum ?? 0) || one.seat - two.seat;
}
