import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** In bytes: marking so many objects takes a sixth of a second. About 100,000 nodes. */
const LARGE = 2 ** 29;
/** Node.js 22 does not know it. */
const OLDEST = 24;

/**
 * Makes V8 collect by the size of all memory if very much is published. By default, every 64 MB of new buffers, such as
 * pages in the cache, make it mark all objects, and do so on the main thread as long as more buffers are made: with
 * 300,000 nodes, searches waited for a second, several times a minute. With this option, buffers count towards the limit
 * that grows with what is in use.
 *
 * To be called once the content is in memory, and before the search indexes are built, which consist of buffers.
 *
 * A small heap keeps the default: marking it takes milliseconds, and its garbage would grow to several times its size.
 *
 * @param usedBytes of the heap
 * @returns whether it is large
 */
export function collectLargeHeapBySize(
  usedBytes: number = getHeapStatistics().used_heap_size,
  setOption: (option: string) => void = setFlagsFromString,
): boolean {
  const isLarge = usedBytes >= LARGE && Number.parseInt(process.versions.node, 10) >= OLDEST;
  if (isLarge) setOption('--external-memory-accounted-in-global-limit');
  return isLarge;
}
