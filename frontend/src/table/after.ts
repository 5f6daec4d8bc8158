// What nobody needs to answer a first question.

import { afterwards } from "../lib/after.ts";

export const fetchAside = afterwards(() => import("./aside.ts"));
