// Sitting down: the key of a new seat stays in this browser.

import type { About, Joined } from "../generated/wire";
import { join, secret } from "../lib/api.ts";
import { hold } from "../lib/keys.ts";
import { rememberName } from "../lib/names.ts";
import { read, remove, write } from "../lib/store.ts";

const prefix = "tischrunde.once.";

/** Takes a seat for a person here. */
export async function sitDown(about: About, name: string, seat: number | null = null): Promise<Joined> {
  const once = read(prefix + about.id) || secret(); // kept: the seat is ours even if no answer ever comes
  write(prefix + about.id, once);
  const joined = await join(about.id, { name, seat, once });
  remove(prefix + about.id);
  hold(about.id, about.game, [{ seat: joined.seat, token: joined.token }]);
  rememberName(name);
  return joined;
}

/** Seats a bot, which only somebody at the table may do. */
export const seatBot = (about: About, bot: string, seat: number, token: string): Promise<Joined> =>
  join(about.id, { bot, seat }, token);
