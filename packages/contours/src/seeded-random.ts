/** Returns numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** FNV-1a, 32 bit. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/**
 * Random numbers that depend only on the seed (mulberry32), so that a picture or a corpus can be reproduced
 * exactly.
 */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A random number from `low` to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
