import { withCapacity } from './grow-array.ts';

const NONE = new Uint32Array();
const SHORTEST = 4;

/** Numbered lists of document ordinals in ascending order. Lists are append-only. */
export class OrdinalLists {
  readonly #lists = new Map<number, Uint32Array<ArrayBuffer>>();
  #lengths = new Uint32Array(64);

  /** Appends an ordinal to a list. */
  append(list: number, ordinal: number): void {
    this.#lengths = withCapacity(this.#lengths, list + 1);
    const length = this.#lengths[list] as number;
    let ordinals = this.#lists.get(list) ?? NONE;
    if (length === ordinals.length) {
      const grown = new Uint32Array(Math.max(SHORTEST, length + (length >> 1)));
      grown.set(ordinals);
      ordinals = grown;
      this.#lists.set(list, grown);
    }
    ordinals[length] = ordinal;
    this.#lengths[list] = length + 1;
  }

  /**
   * Copies the marked ordinals of a list into an array, which must have room for one entry more than there are.
   *
   * @param marks by ordinal, 0 or 1
   * @returns the index after the last one written
   */
  copyMarked(list: number, marks: Uint8Array, into: Uint32Array, start: number): number {
    const length = this.#lengths[list] ?? 0;
    const ordinals = this.#lists.get(list) ?? NONE;
    let end = start;
    for (let i = 0; i < length; i += 1) {
      const ordinal = ordinals[i] as number;
      into[end] = ordinal;
      end += marks[ordinal] as number;
    }
    return end;
  }
}
