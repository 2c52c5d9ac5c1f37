/** Says whether the first of two slots stands before the second. */
export type Before = (a: number, b: number) => boolean;

/** Moves what stands last among the kept ones to the top of the heap. */
function sink(heap: Uint32Array, size: number, from: number, before: Before): void {
  const value = heap[from] as number;
  let place = from;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= size) break;
    if (child + 1 < size && before(heap[child] as number, heap[child + 1] as number)) child += 1;
    if (!before(value, heap[child] as number)) break;
    heap[place] = heap[child] as number;
    place = child;
  }
  heap[place] = value;
}

/**
 * The first slots of an order, without sorting the others: a heap keeps the best so far, and its top is the one to
 * go next. With the whole set asked for, this is heapsort.
 *
 * @param count how many are wanted
 * @param before a strict total order
 */
export function selectFirst(slots: Uint32Array, count: number, before: Before): Uint32Array {
  const size = Math.min(count, slots.length);
  const heap = slots.slice(0, size);
  if (size === 0) return heap;
  for (let place = (size >> 1) - 1; place >= 0; place -= 1) sink(heap, size, place, before);
  for (let i = size; i < slots.length; i += 1) {
    const slot = slots[i] as number;
    if (!before(slot, heap[0] as number)) continue;
    heap[0] = slot;
    sink(heap, size, 0, before);
  }
  for (let last = size - 1; last > 0; last -= 1) {
    const worst = heap[0] as number;
    heap[0] = heap[last] as number;
    heap[last] = worst;
    sink(heap, last, 0, before);
  }
  return heap;
}
