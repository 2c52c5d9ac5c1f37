/**
 * Writes slots as they are called elsewhere, without those that are not there, in the same order.
 *
 * @returns where they end
 */
export function moveSlots(slots: Uint32Array, places: Int32Array, into: Uint32Array, start: number): number {
  let end = start;
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] as number;
    // Titles that came after the places were given have none.
    const place = slot < places.length ? (places[slot] as number) : -1;
    if (place < 0) continue;
    into[end] = place;
    end += 1;
  }
  return end;
}

/** How many of some slots are below a number. */
export function countBelow(list: Uint32Array, slots: number): number {
  let count = 0;
  for (let i = 0; i < list.length; i += 1) if ((list[i] as number) < slots) count += 1;
  return count;
}

/** All entries of lists that are below a number, in one array. */
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
