// How far into the ship everybody went: from the cargo bay, where help can reach them, to the command module.

import { ship } from "../../generated/klong-im-all.ts";
import type { Depths } from "../delve/ending/course.ts";

const line = 0.3;
const far: Readonly<Record<string, number>> = { FR: 0.12, KO: 0.45, KZ: 0.92 };
const elsewhere = 0.68;

/** By the number the rules count rooms by: in the order of the modules. */
const modules = Object.entries(ship.module).flatMap(([module, { rooms }]) => Object.keys(rooms).map(() => module));

export const depths: Depths = { line, of: (room) => far[modules[room] ?? ""] ?? elsewhere };
