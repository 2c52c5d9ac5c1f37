/**
 * Arrays that are reused from call to call, so that a result of a million documents leaves no garbage of that
 * size.
 */
export class Scratch {
  #array = new Uint32Array(1024);

  /** An array of at least this many entries, with arbitrary content; valid until the next call. */
  of(entries: number): Uint32Array<ArrayBuffer> {
    if (this.#array.length < entries) this.#array = new Uint32Array(entries + (entries >> 2));
    return this.#array;
  }
}
