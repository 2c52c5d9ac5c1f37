/** Arrays that live from call to call, so that an answer over a million documents leaves no garbage of that size. */
export class Scratch {
  #array = new Uint32Array(1024);

  /** An array of at least so many entries, of any content; good until the next call. */
  of(entries: number): Uint32Array<ArrayBuffer> {
    if (this.#array.length < entries) this.#array = new Uint32Array(entries + (entries >> 2));
    return this.#array;
  }
}
