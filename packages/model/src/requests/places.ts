/** How many may do something at a time, in all and of one network, which would otherwise keep out everybody else. */
export type PlaceLimits = { most: number; mostOfNetwork: number };

/** Who is doing something costly at this moment, by hashed address. */
export class Places {
  readonly #limits: PlaceLimits;
  readonly #held = new Map<string, number>();

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** Takes a place until it is freed; false if there is none for this network. */
  take(network: string): boolean {
    const { most, mostOfNetwork } = this.#limits;
    const held = this.#held.get(network) ?? 0;
    const all = [...this.#held.values()].reduce((sum, each) => sum + each, 0);
    if (held >= mostOfNetwork || all >= most) return false;
    this.#held.set(network, held + 1);
    return true;
  }

  free(network: string): void {
    const held = this.#held.get(network) ?? 0;
    if (held > 1) this.#held.set(network, held - 1);
    else this.#held.delete(network);
  }
}
