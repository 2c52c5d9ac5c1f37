type NumberArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/**
 * An array with room for a number of entries: the given one, or one at least twice as long with the same beginning.
 * What is not written to yet takes no memory: the operating system gives pages when they are touched.
 */
export function withRoom<T extends NumberArray>(array: T, entries: number): T {
  if (entries <= array.length) return array;
  const grown = new (array.constructor as new (length: number) => T)(Math.max(entries, array.length * 2));
  grown.set(array);
  return grown;
}

/** An array of a snapshot with room for half as many entries more: what comes next does not move it. */
export function withSpareRoom<T extends NumberArray>(array: T): T {
  return withRoom(array, Math.max(1024, Math.ceil(array.length * 1.5)));
}
