const FREE = 0;
/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv */
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** From this length on, the engine would keep the whole text alive for the sake of the word. */
const SLICED = 13;

/** A word of a text as a string of its own. */
function copyWord(text: string, start: number, end: number): string {
  if (end - start < SLICED) return text.slice(start, end);
  return Buffer.from(text.slice(start, end), 'utf16le').toString('utf16le');
}

function hashOf(text: string, start: number, end: number): number {
  let hash = OFFSET_BASIS;
  for (let i = start; i < end; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Numbers for words, found from where a word stands in a text: no string is made of a word that is known already. */
export class WordTable {
  readonly words: string[] = [];
  /** Open addressing: the number of a word plus one, or `FREE`. Its size is a power of two. */
  #cells = new Uint32Array(4096);
  /** By number. */
  #hashes = new Uint32Array(2048);

  get size(): number {
    return this.words.length;
  }

  /** The number of the word between two offsets of a text; a new word gets the next number. */
  numberOf(text: string, start: number, end: number): number {
    const hash = hashOf(text, start, end);
    const cell = this.#cellOf(text, start, end, hash);
    const held = this.#cells[cell] as number;
    return held === FREE ? this.#insert(copyWord(text, start, end), hash, cell) : held - 1;
  }

  /** The number of a word; a new one gets the next number, and is kept as the string that it is. */
  add(word: string): number {
    const hash = hashOf(word, 0, word.length);
    const cell = this.#cellOf(word, 0, word.length, hash);
    const held = this.#cells[cell] as number;
    return held === FREE ? this.#insert(word, hash, cell) : held - 1;
  }

  /** The number of a word; -1 for one that never came. */
  find(word: string): number {
    const cell = this.#cellOf(word, 0, word.length, hashOf(word, 0, word.length));
    return (this.#cells[cell] as number) - 1;
  }

  /** Where a word stands, or the free cell for it. */
  #cellOf(text: string, start: number, end: number, hash: number): number {
    const mask = this.#cells.length - 1;
    let cell = hash & mask;
    for (;;) {
      const held = this.#cells[cell] as number;
      if (held === FREE) return cell;
      if (this.#hashes[held - 1] === hash && this.#isWord(held - 1, text, start, end)) return cell;
      cell = (cell + 1) & mask;
    }
  }

  #isWord(number: number, text: string, start: number, end: number): boolean {
    const word = this.words[number] as string;
    return word.length === end - start && text.startsWith(word, start);
  }

  #insert(word: string, hash: number, cell: number): number {
    const number = this.words.push(word) - 1;
    if (number === this.#hashes.length) {
      const grown = new Uint32Array(number * 2);
      grown.set(this.#hashes);
      this.#hashes = grown;
    }
    this.#hashes[number] = hash;
    this.#cells[cell] = number + 1;
    if (this.words.length * 2 > this.#cells.length) this.#rehash();
    return number;
  }

  #rehash(): void {
    const cells = new Uint32Array(this.#cells.length * 2);
    const mask = cells.length - 1;
    for (let number = 0; number < this.words.length; number += 1) {
      let cell = (this.#hashes[number] as number) & mask;
      while (cells[cell] !== FREE) cell = (cell + 1) & mask;
      cells[cell] = number + 1;
    }
    this.#cells = cells;
  }
}
