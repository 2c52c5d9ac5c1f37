import { createHash, randomUUID } from 'node:crypto';

const REPEATS_WITHIN_MS = 60_000;
const MOST = 10_000;

/**
 * Recognises repeated submissions without scripts, for example by a double click: the same values for the same
 * form from the same browser within a minute. Stores neither values nor IP addresses, and only a bounded number
 * of entries.
 */
export class RecentRepeats {
  readonly #keys = new Map<string, { key: string; at: number }>();
  readonly #now: () => number;

  /**
   * @param now milliseconds of a monotonic clock: if a system clock was set back by a day, everything would
   * count as a repeat for that long
   */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The key of a submission; for a repeat, the original one. @param traits what identifies equal submissions */
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
