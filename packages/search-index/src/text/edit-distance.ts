/** Requests with more words are taken as typed: looking for similar words takes half a millisecond a word. */
export const MOST_WORDS = 6;

/** How many typing errors are tolerated in a word of this length. */
export function forgivenEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Words up to this length are compared in preallocated rows; longer ones are hardly ever typed. */
const REUSED_LENGTH = 64;
let rows = [0, 1, 2].map(() => new Int32Array(REUSED_LENGTH + 2));

/** Three rows that are long enough for a word. */
function rowsFor(length: number): Int32Array[] {
  if (length + 2 > (rows[0] as Int32Array).length) rows = rows.map(() => new Int32Array(length * 2));
  return rows;
}

/**
 * A word of so many letters resembles too many others to be corrected; what may be offered for it begins like it, and
 * has one letter more.
 */
export const ONLY_OFFERED = 3;

/**
 * The number of letters that have to be inserted, deleted, replaced or swapped with their neighbour to turn one
 * word into the other, where no letter is edited twice. Damerau: A technique for computer detection and
 * correction of spelling errors, Communications of the ACM 7 (3), 1964; Levenshtein 1966; in the restricted form
 * (optimal string alignment).
 *
 * Only cells within `most` of the diagonal are computed: the distance in the others exceeds it.
 *
 * @param a code units, as are those of `b`
 * @param most the largest distance of interest
 * @returns the distance, or `most` + 1 for anything above
 */
export function editDistance(a: ArrayLike<number>, b: ArrayLike<number>, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const width = b.length;
  let [before, above, row] = rowsFor(width) as [Int32Array, Int32Array, Int32Array];
  for (let j = 0; j <= width; j += 1) above[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const [from, to] = [Math.max(1, i - most), Math.min(width, i + most)];
    const letter = a[i - 1];
    let least = from === 1 ? i : most + 1;
    row[from - 1] = least;
    if (i + most <= width) above[i + most] = most + 1;
    for (let j = from; j <= to; j += 1) {
      const other = b[j - 1];
      let cost = (above[j - 1] as number) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (above[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && letter === b[j - 2] && a[i - 2] === other)
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // A swap refers to the row before the last and costs 1, so no later cell is below the minimum of this row.
    if (least > most) return most + 1;
    [before, above, row] = [above, row, before];
  }
  return Math.min(above[width] as number, most + 1);
}
