// Something asked of the server by a button: once at a time, and what it says to that can be read.

import type { Said } from "../generated/wire";
import { Refusal } from "./api.ts";

/** Why something failed, in the server's own words if it has spoken. */
export function reason(error: unknown, otherwise: string): Said {
  return error instanceof Refusal ? error.problem.message : { key: otherwise, args: {} };
}

/** What nobody has foreseen is for the console. */
function refused(error: unknown): Said {
  if (!(error instanceof Refusal)) throw error;
  return error.problem.message;
}

export class Attempt {
  busy = $state(false);
  trouble = $state.raw<Said | undefined>(undefined);

  constructor(readonly explain: (error: unknown) => Said = refused) {}

  async make(deed: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    try {
      await deed();
    } catch (error) {
      this.trouble = this.explain(error);
    } finally {
      this.busy = false;
    }
  }
}
