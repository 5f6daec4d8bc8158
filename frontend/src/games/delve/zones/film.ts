// How a raid is laid out that is only looked at.

import "./film.css";
import { column, gap, ratio, type Layout } from "./form.ts";

/** Nothing has to be answered: the map takes the room. */
export function filmed(width: number, height: number): Layout {
  const narrow = false;
  if (height < 400 && width >= 700) return { form: "low", flat: true, narrow, map: { width: width - 350, height }, bottom: 0 };
  if (width < 700) return { form: "phone", flat: true, narrow, map: { width, height }, bottom: 0 };
  const least = height >= 1150 ? 260 : height >= 770 ? 206 : 140;
  if (width < 860) {
    const high = Math.min((width - column - 3 * gap) / ratio, height * 0.5);
    return { form: "tall", flat: true, narrow, map: { width: high * ratio, height: high }, bottom: least };
  }
  const free = height - least - 3 * gap;
  const most = Math.min(free * ratio, width - (width < 1200 ? 360 : 460) - 3 * gap);
  const spare = Math.max(0, Math.min(60, free - most / ratio)); // the map leaves it
  return { form: "wide", flat: height < 770, narrow, map: { width: most, height: free - spare }, bottom: least + spare };
}
