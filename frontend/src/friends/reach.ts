// Where other devices find this server.

import { games } from "../lib/api.ts";

export interface Reach {
  /** What a link begins with. */
  origin: string;
  /** The command that would let other devices in, where none can come now. */
  opening: string;
}

const local = ["localhost", "127.0.0.1", "[::1]"];

export function reachOf(network: string, opening: string): Reach {
  const here = local.includes(location.hostname);
  const origin = here && network ? network.replace(/\/$/, "") : location.origin;
  return { origin, opening: here && !network ? opening : "" };
}

export const reach = (): Promise<Reach> => games().then(({ network, opening }) => reachOf(network, opening));
