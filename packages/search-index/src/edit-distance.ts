/** Requests of more words are taken as typed: looking for what each may mean takes half a millisecond a word. */
export const MOST_WORDS = 6;

/** How many slips of the pen a word of so many letters is forgiven. */
export function forgivenEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * How many letters have to be inserted, removed, replaced or swapped with their neighbour to turn one word into the
 * other, no letter being touched twice: Damerau: A technique for computer detection and correction of spelling errors,
 * Communications of the ACM 7 (3), 1964; Levenshtein 1966; in the restricted form (optimal string alignment).
 *
 * @param most the answer that still matters
 * @returns the distance, or `most` + 1 for anything above
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((above[j] as number) + 1, (row[j - 1] as number) + 1);
      cost = Math.min(cost, (above[j - 1] as number) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, (before[j - 2] as number) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    // A swap reaches back over one row: only when two rows are too far away, all that follow are.
    if (least > most && Math.min(...above) > most) return most + 1;
    before = above;
    above = row;
  }
  return Math.min(above[b.length] as number, most + 1);
}
