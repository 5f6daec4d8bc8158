// A text in pieces: words, and signs with what must not be parted from them.

export interface Piece {
  readonly before: string;
  readonly sign: string;
  readonly after: string;
}

/** `2 [gold] oder …`: a sign stays with the number before it and the full stop behind it. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/((?:\d+|×) )?\[([\w-]+)\]([.,:;)!?]*)/g)) {
    if (match.index > end) found.push({ before: text.slice(end, match.index), sign: "", after: "" });
    found.push({ before: match[1] ?? "", sign: match[2] ?? "", after: match[3] ?? "" });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...found, { before: text.slice(end), sign: "", after: "" }] : found;
}
