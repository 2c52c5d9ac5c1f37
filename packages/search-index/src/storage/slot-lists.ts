import { withRoom } from './grow-array.ts';

const NONE = new Uint32Array();
const SHORTEST = 4;

/** Lists of slots by number, each ascending: what is new goes to the end, and nothing is taken out. */
export class SlotLists {
  readonly #lists = new Map<number, Uint32Array<ArrayBuffer>>();
  #lengths = new Uint32Array(64);

  /** Puts a slot at the end of a list. */
  append(list: number, slot: number): void {
    this.#lengths = withRoom(this.#lengths, list + 1);
    const length = this.#lengths[list] as number;
    let slots = this.#lists.get(list) ?? NONE;
    if (length === slots.length) {
      const grown = new Uint32Array(Math.max(SHORTEST, length + (length >> 1)));
      grown.set(slots);
      slots = grown;
      this.#lists.set(list, grown);
    }
    slots[length] = slot;
    this.#lengths[list] = length + 1;
  }

  /**
   * Writes those of a list that are marked into an array, which must have room for one more than there are.
   *
   * @param marks by slot, 0 or 1
   * @returns where they end
   */
  copyMarked(list: number, marks: Uint8Array, into: Uint32Array, start: number): number {
    const length = this.#lengths[list] ?? 0;
    const slots = this.#lists.get(list) ?? NONE;
    let end = start;
    for (let i = 0; i < length; i += 1) {
      const slot = slots[i] as number;
      into[end] = slot;
      end += marks[slot] as number;
    }
    return end;
  }
}
