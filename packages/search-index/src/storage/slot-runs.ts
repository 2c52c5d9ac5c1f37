/**
 * Writes the new ordinals of documents in the same order, leaving out those that have none.
 *
 * @param places by old ordinal, the new one or -1
 * @returns the index after the last one written
 */
export function moveSlots(slots: Uint32Array, places: Int32Array, into: Uint32Array, start: number): number {
  let end = start;
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] as number;
    // Titles added after the ordinals were mapped have no new ordinal.
    const place = slot < places.length ? (places[slot] as number) : -1;
    if (place < 0) continue;
    into[end] = place;
    end += 1;
  }
  return end;
}

/** How many entries of an ascending list are below a number. */
export function countBelow(list: Uint32Array, slots: number): number {
  let count = 0;
  for (let i = 0; i < list.length; i += 1) if ((list[i] as number) < slots) count += 1;
  return count;
}

/** Concatenates, of each ascending list, the entries that are below a number. */
export function joinBelow(lists: readonly Uint32Array[], slots: number): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, list) => sum + countBelow(list, slots), 0));
  let end = 0;
  for (const list of lists) {
    for (let i = 0; i < list.length; i += 1) {
      const slot = list[i] as number;
      if (slot >= slots) continue;
      all[end] = slot;
      end += 1;
    }
  }
  return all;
}
