/** Forms with files that one process reads at a time, because they are held in memory. */
const MOST = 8;
/** A slow connection may hold a place for a minute, so that one network with all of them would keep out everybody else. */
const MOST_OF_NETWORK = 2;

/** Who is sending files at this moment, by hashed address. */
export class UploadPlaces {
  readonly #held = new Map<string, number>();

  /** Takes a place until it is freed; false if there is none for this network. */
  take(network: string): boolean {
    const held = this.#held.get(network) ?? 0;
    const all = [...this.#held.values()].reduce((sum, each) => sum + each, 0);
    if (held >= MOST_OF_NETWORK || all >= MOST) return false;
    this.#held.set(network, held + 1);
    return true;
  }

  free(network: string): void {
    const held = this.#held.get(network) ?? 0;
    if (held > 1) this.#held.set(network, held - 1);
    else this.#held.delete(network);
  }
}
