// How far into the ship everybody went: from the cargo bay, where help can reach them, to the command module.

import { ship } from "../../generated/klong-im-all.ts";
import type { Depths } from "../delve/ending/course.ts";

const line = 0.5; // so that both names have space beside it
const far: Readonly<Record<string, number>> = { FR: 0.28, KO: 0.6, KZ: 0.94 };
const elsewhere = 0.77;

/** By the number the rules count rooms by: in the order of the modules. */
const modules = Object.entries(ship.module).flatMap(([module, { rooms }]) => Object.keys(rooms).map(() => module));

export const depths: Depths = { line, of: (room) => far[modules[room] ?? ""] ?? elsewhere };
