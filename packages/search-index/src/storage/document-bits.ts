/** How many bits are set: counted in pairs, then in fours, then in bytes. */
export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) {
    let word = bits[i] as number;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    word = (word + (word >>> 4)) & 0x0f0f0f0f;
    count += Math.imul(word, 0x01010101) >>> 24;
  }
  return count;
}

/** The places of the bits that are set, ascending. */
export function listBits(bits: Uint32Array, count: number): Uint32Array {
  const places = new Uint32Array(count);
  let at = 0;
  for (let i = 0; at < count; i += 1) {
    for (let word = bits[i] as number; word !== 0; word &= word - 1) {
      places[at] = i * 32 + 31 - Math.clz32(word & -word);
      at += 1;
    }
  }
  return places;
}
