// Which games have a guided first game: those with a `guide.json`, which comes when it is needed.

const files = import.meta.glob("../games/*/guide.json", { import: "default" });
const pathOf = (game: string): string => `../games/${game}/guide.json`;

export const hasGuide = (game: string): boolean => pathOf(game) in files;

/** As it was written; nobody has looked yet whether it can be read. */
export const rawGuide = async (game: string): Promise<unknown> => files[pathOf(game)]?.();
