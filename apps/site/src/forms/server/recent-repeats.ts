import { createHash, randomUUID } from 'node:crypto';

const REPEATS_WITHIN_MS = 60_000;
const MOST = 10_000;

/**
 * Knows repeats of forms that were sent without script, as by a double click: the same answers to the same form, from the
 * same browser, within a minute. Remembers neither answers nor addresses, and no more than a bounded number.
 */
export class RecentRepeats {
  readonly #keys = new Map<string, { key: string; at: number }>();
  readonly #now: () => number;

  /** @param now milliseconds; not the clock's: put back by a day, it would take everything for a repeat for that long */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The key of a submission: the former one for a repeat. @param traits what makes it the same */
  keyOf(traits: readonly unknown[]): string {
    const digest = createHash('sha256').update(JSON.stringify(traits)).digest('base64url');
    const known = this.#keys.get(digest);
    if (known && this.#now() - known.at < REPEATS_WITHIN_MS) return known.key;
    const key = randomUUID();
    this.#keys.delete(digest);
    this.#keys.set(digest, { key, at: this.#now() });
    const [oldest] = this.#keys.keys();
    if (this.#keys.size > MOST && oldest !== undefined) this.#keys.delete(oldest);
    return key;
  }
}
