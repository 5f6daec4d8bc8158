// The next table of a room before it is set up: which game, who plays, and who else.

import { SvelteSet } from "svelte/reactivity";
import type { Game } from "../generated/wire";
import type { NewRoomTable, RoomSeat } from "../generated/wire-rooms";
import { Draft } from "../lobby/draft.svelte.ts";
import { best } from "../lobby/seating.ts";

export class Setup {
  readonly playing: SvelteSet<number>;
  /** The rules, as anywhere else where a table is set up. */
  readonly draft: Draft;
  bots = $state(0);
  bot = $state("");
  free = $state(0);

  /** Whoever is here plays, as many as fit; where they are too few, bots come along. */
  constructor(
    readonly game: Game,
    here: readonly number[],
  ) {
    this.draft = new Draft(game, "");
    this.playing = new SvelteSet(here.slice(0, game.most));
    this.bot = best(game);
    const missing = Math.max(0, game.fewest - this.playing.size);
    if (game.bots.length) this.bots = missing;
    else this.free = missing;
  }

  get seats(): number {
    return this.playing.size + this.bots + this.free;
  }

  get fits(): boolean {
    return this.seats >= this.game.fewest && this.seats <= this.game.most;
  }

  toggle(member: number): void {
    if (!this.playing.delete(member)) this.playing.add(member);
  }

  wish(): NewRoomTable {
    const members = [...this.playing].sort((a, b) => a - b).map((member): RoomSeat => ({ kind: "member", member }));
    const bots = Array.from({ length: this.bots }, (): RoomSeat => ({ kind: "bot", bot: this.bot }));
    const free = Array.from({ length: this.free }, (): RoomSeat => ({ kind: "open" }));
    const { draft } = this;
    return {
      game: this.game.id,
      seats: [...members, ...bots, ...free],
      options: Object.fromEntries(draft.changed.map((which) => [which.name, draft.option(which)])),
    };
  }
}
