type NumberArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/**
 * Returns an array with room for a number of entries: the given array, or a copy that is at least twice as long.
 * The unused part takes no memory, because the operating system allocates pages when they are first written to.
 */
export function withCapacity<T extends NumberArray>(array: T, entries: number): T {
  if (entries <= array.length) return array;
  const grown = new (array.constructor as new (length: number) => T)(Math.max(entries, array.length * 2));
  grown.set(array);
  return grown;
}

/**
 * Copies an array of a snapshot into one that is half as large again, so that the next additions do not have to
 * reallocate it.
 */
export function withSpareCapacity<T extends NumberArray>(array: T): T {
  return withCapacity(array, Math.max(1024, Math.ceil(array.length * 1.5)));
}
