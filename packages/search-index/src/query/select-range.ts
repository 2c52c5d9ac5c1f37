/** Whether the first of two ordinals comes before the second. */
export type Before = (a: number, b: number) => boolean;

/** Sifts an entry down, so that the entry that comes last in the order is at the top of the heap. */
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

/** The heap holds the best entries so far; its top is the next one to be replaced. */
function selectByHeap(ordinals: Uint32Array, size: number, before: Before): Uint32Array {
  const heap = ordinals.slice(0, size);
  for (let place = (size >> 1) - 1; place >= 0; place -= 1) sink(heap, size, place, before);
  for (let i = size; i < ordinals.length; i += 1) {
    const ordinal = ordinals[i] as number;
    if (!before(ordinal, heap[0] as number)) continue;
    heap[0] = ordinal;
    sink(heap, size, 0, before);
  }
  return heap;
}

/**
 * The same, with a number that rules out most ordinals without a full comparison. Reads from the end: the last
 * documents added are usually the newest, so that the heap rarely changes.
 */
function selectByHeapOfKeys(
  ordinals: Uint32Array,
  size: number,
  keys: Float64Array,
  before: Before,
): Uint32Array {
  const rest = ordinals.length - size;
  const heap = ordinals.slice(rest);
  for (let place = (size >> 1) - 1; place >= 0; place -= 1) sink(heap, size, place, before);
  let least = keys[heap[0] as number] as number;
  for (let i = rest - 1; i >= 0; i -= 1) {
    const ordinal = ordinals[i] as number;
    if ((keys[ordinal] as number) < least || !before(ordinal, heap[0] as number)) continue;
    heap[0] = ordinal;
    sink(heap, size, 0, before);
    least = keys[heap[0] as number] as number;
  }
  return heap;
}

/** The median of three entries of a range: a good enough pivot, also for input that is sorted already. */
function choosePivot(ordinals: Uint32Array, low: number, high: number, before: Before): number {
  const [a, b, c] = [ordinals[low], ordinals[(low + high) >>> 1], ordinals[high]] as [number, number, number];
  if (before(a, b)) return before(b, c) ? b : before(a, c) ? c : a;
  return before(a, c) ? a : before(b, c) ? c : b;
}

/**
 * Moves entries until those that belong before `place` are before it, and those that belong after it are after
 * it. Hoare: Algorithm 65, Find. Communications of the ACM 4 (7), 1961.
 */
function partitionAt(ordinals: Uint32Array, place: number, from: number, before: Before): void {
  let [low, high] = [from, ordinals.length - 1];
  while (low < high) {
    const pivot = choosePivot(ordinals, low, high, before);
    let [i, j] = [low, high];
    while (i <= j) {
      while (before(ordinals[i] as number, pivot)) i += 1;
      while (before(pivot, ordinals[j] as number)) j -= 1;
      if (i > j) break;
      const moved = ordinals[i] as number;
      ordinals[i] = ordinals[j] as number;
      ordinals[j] = moved;
      i += 1;
      j -= 1;
    }
    if (place <= j) high = j;
    else if (place >= i) low = i;
    else return;
  }
}

/** Beyond this share of the entries, partitioning twice costs less than a heap of all entries before the range. */
const DEEP = 1 / 64;

/** Whether a selection reads the entries only once. */
export const isNearBeginning = (last: number, ordinals: Uint32Array) =>
  last < 128 || last < ordinals.length * DEEP;
const toCompare = (before: Before) => (a: number, b: number) => (before(a, b) ? -1 : 1);

/**
 * Selects a range of an order without sorting what lies outside it. Near the beginning a heap keeps the best
 * entries; further on, the entries are partitioned at both ends of the range. Only the range itself is sorted.
 *
 * @param start how many entries come before the range
 * @param end where the range ends; clipped to the number of entries
 * @param before a strict total order
 */
export function selectRange(ordinals: Uint32Array, start: number, end: number, before: Before): Uint32Array {
  const last = Math.min(end, ordinals.length);
  if (start >= last) return new Uint32Array();
  if (isNearBeginning(last, ordinals))
    return selectByHeap(ordinals, last, before).sort(toCompare(before)).subarray(start);
  const parted = ordinals.slice();
  partitionAt(parted, start, 0, before);
  if (last < parted.length) partitionAt(parted, last, start, before);
  return parted.subarray(start, last).sort(toCompare(before));
}

/**
 * Like `selectRange`, for an order by a number, highest first.
 *
 * @param keys by document ordinal
 * @param before must agree with the keys, and decides between equal ones
 */
export function selectByKey(
  ordinals: Uint32Array,
  start: number,
  end: number,
  keys: Float64Array,
  before: Before,
): Uint32Array {
  const last = Math.min(end, ordinals.length);
  if (start >= last || !isNearBeginning(last, ordinals)) return selectRange(ordinals, start, end, before);
  return selectByHeapOfKeys(ordinals, last, keys, before).sort(toCompare(before)).subarray(start);
}
