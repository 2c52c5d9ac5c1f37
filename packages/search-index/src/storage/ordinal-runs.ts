/**
 * Writes the new ordinals of documents in the same order, leaving out those that have none.
 *
 * @param newOrdinals by old ordinal, the new one or -1
 * @returns the index after the last one written
 */
export function moveOrdinals(
  ordinals: Uint32Array,
  newOrdinals: Int32Array,
  into: Uint32Array,
  start: number,
): number {
  let end = start;
  for (let i = 0; i < ordinals.length; i += 1) {
    const ordinal = ordinals[i] as number;
    // Titles added after the ordinals were mapped have no new ordinal.
    const newOrdinal = ordinal < newOrdinals.length ? (newOrdinals[ordinal] as number) : -1;
    if (newOrdinal < 0) continue;
    into[end] = newOrdinal;
    end += 1;
  }
  return end;
}

/** How many entries of an ascending list are below a number. */
export function countBelow(list: Uint32Array, ordinals: number): number {
  let count = 0;
  for (let i = 0; i < list.length; i += 1) if ((list[i] as number) < ordinals) count += 1;
  return count;
}

/** Concatenates, of each ascending list, the entries that are below a number. */
export function joinBelow(lists: readonly Uint32Array[], ordinals: number): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, list) => sum + countBelow(list, ordinals), 0));
  let end = 0;
  for (const list of lists) {
    for (let i = 0; i < list.length; i += 1) {
      const ordinal = list[i] as number;
      if (ordinal >= ordinals) continue;
      all[end] = ordinal;
      end += 1;
    }
  }
  return all;
}
