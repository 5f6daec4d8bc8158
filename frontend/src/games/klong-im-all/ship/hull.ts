// The ship from outside: one silhouette with a stern, a keel and a bow; in it the outlines of its modules.

import { chanceOf } from "../../delve/map/chance.ts";
import { frame } from "./plan.ts";

export type Corner = readonly [x: number, y: number];

export const body =
  "M20 330L120 206 238 196 262 40 290 12H946L984 46 1000 250 1040 262 1140 250H1330L1386 300V980L1350 1002H1040L1012 984H250L214 940 206 800 120 786 20 650Z";
export const gleam = "M20 330L120 206 238 196 262 40 290 12H946L984 46M1000 250L1040 262 1140 250H1330L1386 300";
export const fins =
  "M976 40L1004 4 1012 10 1002 250zM264 40L236 8 228 14 238 196zM214 940L196 1000 300 990zM1000 240l6-34 30 8 22 48z";
export const finLight = "M264 40L236 8 228 14 232 110zM1000 240l6-34 30 8-20 36z";
export const antenna = "M1026 212l18-34M1036 164c-4 14 4 24 18 26";

/** Where its engines burn. */
export const engines: readonly Corner[] = [
  [256, 116],
  [256, 170],
  [214, 836],
  [214, 900],
];

const times = (count: number, part: (i: number) => string): string => Array.from({ length: count }, (_, i) => part(i)).join("");
const whole = (value: number): string => value.toFixed(0);

export const windows = [
  times(6, (i) => `M${whole(252 - i * 3.2)} ${64 + i * 20}h8v11h-8z`),
  times(15, (i) => `M616 ${606 + i * 24}h8v13h-8z`),
  times(9, (i) => `M${whole(982 + i * 0.8)} ${70 + i * 26}h8v14h-8z`),
  times(3, (i) => `M${270 + i * 24} 979h13v5h-13z`),
  times(2, (i) => `M${660 + i * 24} 979h13v5h-13z`),
  times(2, (i) => `M${77 + i * 17} ${256 - i * 20}l10-12 7 6-10 12z`),
  times(2, (i) => `M${1150 + i * 26} 259h15v8h-15z`),
].join("");

export const plates =
  times(10, (i) => `M${320 + i * 64} 10v12M${320 + i * 64} 992v12`) + "M268 398L262 586M1014 586V262M610 586V984M630 586V984";

const always: Readonly<Record<string, readonly Corner[]>> = {
  FR: [[28, 336], [122, 216], [246, 208], [258, 260], [258, 720], [238, 770], [122, 770], [28, 640]],
  KO: [[268, 398], [1004, 398], [1004, 578], [268, 578]],
  KZ: [[1024, 300], [1050, 276], [1330, 276], [1378, 316], [1378, 972], [1350, 990], [1050, 990], [1024, 966]],
}; // prettier-ignore
const inSlots: readonly (readonly Corner[])[] = [
  [[274, 50], [300, 22], [936, 22], [966, 50], [976, 392], [268, 392]],
  [[224, 586], [606, 586], [606, 962], [594, 976], [258, 976], [224, 940]],
  [[634, 586], [1012, 586], [1012, 976], [646, 976], [634, 962]],
]; // prettier-ignore

/** Where the names of modules stand; in slot 1 each where it covers least. */
const names: Readonly<Record<string, Corner>> = { FR: [168, 754], KO: [745, 472], KZ: [1150, 1000] };
const nameAbove: Readonly<Record<string, number>> = { HG: 826, PK: 812, AR: 906, PR: 880, MR: 366, KS: 620 };
const namesBelow: readonly Corner[] = [
  [410, 998],
  [828, 998],
];

export interface Section {
  readonly module: string;
  readonly d: string;
  /** Left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
  readonly name: Corner;
}

/** All modules of a ship, as they lie in it. */
export function sectionsOf(slots: readonly string[]): Section[] {
  const section = (module: string, corners: readonly Corner[], name: Corner): Section => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const d = `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
    return { module, d, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], name };
  };
  return [
    ...Object.entries(always).map(([module, corners]) => section(module, corners, names[module]!)),
    ...slots.map((module, i) => section(module, inSlots[i]!, i ? namesBelow[i - 1]! : [nameAbove[module] ?? 620, 20])),
  ];
}

const chance = chanceOf("stars");
const wide = 500; // units of sky around the ship, for screens of any shape
const anywhere = (): string => `M${whole(chance(-wide, frame.width + wide))} ${whole(chance(-wide, frame.height + wide))}`;
export const stars = times(170, () => `${anywhere()}l1.3 3.7 3.7 1.3-3.7 1.3-1.3 3.7-1.3-3.7-3.7-1.3 3.7-1.3z`);
export const dots = times(320, () => `${anywhere()}h2v2h-2z`);
export const sky = { x: -wide, y: -wide, width: frame.width + 2 * wide, height: frame.height + 2 * wide };
