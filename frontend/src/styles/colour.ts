// Just enough colour science to hold the tokens to their promises.

export type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** How people see: full colour, and the three kinds of colour blindness (Machado 2009, complete). */
export const eyes: Record<string, Matrix> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const map = (v: Rgb, f: (x: number) => number): Rgb => [f(v[0]), f(v[1]), f(v[2])];
const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (m: Matrix, v: Rgb): Rgb => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];

/** Light of a colour like `#0b6b54`, each channel from 0 to 1. */
export function light(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  const channels: Rgb = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  return map(channels, (c) => (c <= 10.31475 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
}

/** Contrast as WCAG counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => dot(light(hex), [0.2126, 0.7152, 0.0722]) + 0.05) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}

/** How far apart two colours look to these eyes, in hundredths of OKLab; 2 can just be told apart. */
export function apart(one: string, other: string, eye: Matrix): number {
  const seen = (hex: string) => {
    const perceived = map(times(eye, light(hex)), (c) => Math.min(1, Math.max(0, c)));
    return times(toLab, map(times(toCones, perceived), Math.cbrt));
  };
  const [a, b] = [seen(one), seen(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
