// Words that were typed almost right: a letter wrong, missing, doubled or in the wrong place.

/** How many slips a word of this length may have. */
const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** How many letters have to be changed, added, left out or swapped with their neighbour; more than `most` is just that. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= one.length; i++) {
    const now = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(last![j]! + 1, now[j - 1]! + 1, last![j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) cost = Math.min(cost, before![j - 2]! + 1);
      now.push(cost);
    }
    if (Math.min(...now) > most) return most + 1;
    [before, last] = [last, now];
  }
  return last![other.length]!;
}

/** Whether a word reads almost like another, or like its beginning: people stop typing early. */
export function almost(typed: string, word: string): boolean {
  const most = slips(typed.length);
  if (!most) return word.startsWith(typed);
  if (distance(typed, word, most) <= most) return true;
  const lengths = [-1, 0, 1].map((more) => typed.length + more).filter((length) => length < word.length && length > 2);
  return lengths.some((length) => distance(typed, word.slice(0, length), most) <= most);
}
