// The pictures of Klong! im! All!, which come when they are asked for.

import type { Fetch } from "../delve/art/pictures.svelte.ts";

export const fetchPictures: Fetch = () => import("./recipes.json?drawn");
