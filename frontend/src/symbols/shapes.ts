// Signs that every place may need, each on a field of 24 × 24 and readable in one colour at 16 px.

export const shapes = {
  shield: "M12 1.5c2.8 2 6 2.8 9.5 2.8c.6 8.6-2 14.7-9.5 18.2C4.5 19 1.9 12.9 2.5 4.3C6 4.3 9.2 3.5 12 1.5z",
  lock: "M12 2a5 5 0 0 1 5 5v3h.5a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2H7V7a5 5 0 0 1 5-5zM12 4.5A2.5 2.5 0 0 0 9.5 7v3h5V7A2.5 2.5 0 0 0 12 4.5z",
  flag: "M5 2h2v1.2c3-1.5 5 1.5 8 .8c1.5-.3 2.7-.8 4-1.5v10c-1.3.8-2.6 1.3-4 1.5c-3 .5-5-2-8-.8V22H5z",
  close: "M5.6 3.5L12 9.9l6.4-6.4l2.1 2.1l-6.4 6.4l6.4 6.4l-2.1 2.1l-6.4-6.4l-6.4 6.4l-2.1-2.1L9.9 12L3.5 5.6z",
  add: "M10.5 3h3v7.5H21v3h-7.5V21h-3v-7.5H3v-3h7.5z",
} as const;

export type SymbolName = keyof typeof shapes;
