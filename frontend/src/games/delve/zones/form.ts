// How a table is laid out in the room there is. What lies where never depends on the game's moment.

/** Wide: map beside offers. Tall: one above the other. Phone and low: one of them at a time. */
export type Form = "wide" | "tall" | "phone" | "low";

export interface Layout {
  readonly form: Form;
  /** Whether there is little height: the reserve becomes a column. */
  readonly flat: boolean;
  /** Whether there is little width: offers in two columns. */
  readonly narrow: boolean;
  /** The map's width and height on the table, in px. */
  readonly map: { readonly width: number; readonly height: number };
  /** How high that is what lies along the bottom: counters, hand, answers. */
  readonly bottom: number;
}

export const ratio = 1390 / 1010;
export const [gap, rail, column] = [10, 38, 116]; // px; of a card beside the map

export function layoutOf(width: number, height: number): Layout {
  const bottom = bottomOf(height);
  const flat = true;
  if (height < 460) return { form: "low", flat, narrow: false, map: { width: width - 350, height }, bottom };
  if (width < 700) return { form: "phone", flat, narrow: false, map: { width, height }, bottom };
  if (width < 1000) {
    const high = Math.min((width - column - 3 * gap) / ratio, height * 0.44);
    return { form: "tall", flat, narrow: false, map: { width: high * ratio, height: high }, bottom };
  }
  return width < 1200 ? narrow(width, height, bottom) : wide(width, height, bottom);
}

function wide(width: number, height: number, bottom: number): Layout {
  const flat = height < 770;
  const free = height - bottom - 3 * gap;
  const shop = flat ? 430 : 480;
  return { ...wholly(free, width - shop - rail - 4 * gap, bottom), flat, narrow: false };
}

/** The rail lies below the map. */
function narrow(width: number, height: number, bottom: number): Layout {
  const free = height - bottom - rail - 4 * gap;
  return { ...wholly(free, width - 370 - 3 * gap, bottom), flat: true, narrow: true };
}

function wholly(free: number, most: number, bottom: number): Pick<Layout, "form" | "map" | "bottom"> {
  const width = Math.min(free * ratio, most);
  const spare = Math.max(0, Math.min(70, free - width / ratio)); // the map leaves it
  return { form: "wide", map: { width, height: free - spare }, bottom: bottom + spare };
}

/** What the bottom needs at least. */
export const bottomOf = (height: number): number => (height >= 1150 ? 280 : height >= 770 ? 206 : 176);

/** The same for letters that are so many times larger. */
export const scaled = ({ map, bottom, ...rest }: Layout, larger: number): Layout => ({
  ...rest,
  map: { width: map.width * larger, height: map.height * larger },
  bottom: bottom * larger,
});
