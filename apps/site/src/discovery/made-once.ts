import type { ContentReplica } from '@keelstone/read-model';

/**
 * Keeps what was made of everything that is published, until something changes. Whoever asks meanwhile waits for the one
 * that is being made.
 */
export class MadeOnce<Made> {
  readonly #content: Pick<ContentReplica, 'lastNumber'>;
  readonly #make: () => Promise<Made>;
  #last: { number: number; made: Promise<Made> } | null = null;

  constructor(content: Pick<ContentReplica, 'lastNumber'>, make: () => Promise<Made>) {
    this.#content = content;
    this.#make = make;
  }

  get(): Promise<Made> {
    const number = this.#content.lastNumber;
    if (this.#last?.number !== number) this.#last = { number, made: this.#begin() };
    return this.#last.made;
  }

  #begin(): Promise<Made> {
    const made = this.#make();
    made.catch(() => {
      // Whoever waits is told; who asks next lets it be tried again.
      if (this.#last?.made === made) this.#last = null;
    });
    return made;
  }
}
