import { setTimeout as pause } from 'node:timers/promises';
import { backOff } from '@keelstone/model/requests/back-off';
import type { EventLogger } from '../health/create-logger.ts';
import { ANY_CHANGE } from './surrogate-keys.ts';

type Options = {
  url: string;
  /** Bearer token; null when the cache in front knows us by our address. */
  token: string | null;
  logger: Pick<EventLogger, 'warn'>;
  /** Milliseconds until a purge is said again. */
  echoMs?: number;
  /** Milliseconds before the first retry; doubles up to five seconds. */
  retryMs?: number;
};

const ANSWER_MS = 5_000;
const LONGEST_RETRY_MS = 5_000;
/** As in cdn-headers.ts: what a header holds. */
const KEYS_PER_REQUEST = 100;

/**
 * Tells a cache in front what to forget, by `PURGE` with the keys in the header Surrogate-Key (docs/varnish.vcl answers
 * it). Every process of the site tells it after it has taken the change itself, so that the last purge comes when no
 * process has the old page any more. Each purge is said again a little later, for pages that were on their way.
 */
export class FrontPurger {
  readonly #options: Options;
  readonly #end = new AbortController();
  #waiting = new Set<string>();
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;
  readonly #echoes = new Set<NodeJS.Timeout>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Purges what has one of the keys; returns at once. What the cache in front does not take is told again. */
  purge(keys: readonly string[]): void {
    if (keys.length === 0) return;
    this.#add(keys);
    const echo = setTimeout(() => {
      this.#echoes.delete(echo);
      this.#add(keys);
    }, this.#options.echoMs ?? 2_000);
    this.#echoes.add(echo);
  }

  /** Ends; what was not taken by then stays unsaid: a process that starts purges everything. */
  async stop(): Promise<void> {
    for (const echo of this.#echoes) clearTimeout(echo);
    this.#end.abort();
    await this.#running;
  }

  #add(keys: readonly string[]): void {
    for (const key of [...keys, ANY_CHANGE]) this.#waiting.add(key);
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#running = this.#run().finally(() => {
      this.#isRunning = false;
    });
  }

  /** One request after the other; what comes meanwhile goes with the next. */
  async #run(): Promise<void> {
    const limits = { shortestMs: this.#options.retryMs ?? 500, longestMs: LONGEST_RETRY_MS };
    let failures = 0;
    while (this.#waiting.size > 0 && !this.#end.signal.aborted) {
      const keys = [...this.#waiting].slice(0, KEYS_PER_REQUEST);
      // Before it is said: what comes meanwhile is to be said once more.
      for (const key of keys) this.#waiting.delete(key);
      try {
        await this.#send(keys);
      } catch (error) {
        for (const key of keys) this.#waiting.add(key);
        if (this.#end.signal.aborted) return;
        failures += 1;
        const retryMs = backOff(failures, limits);
        this.#options.logger.warn(
          { err: error, keys: keys.length, retryMs },
          'The cache in front was not told what to forget; it will be told again.',
        );
        await pause(retryMs, undefined, { signal: this.#end.signal }).catch(() => {
          // Stopped: the loop looks at the signal next.
        });
      }
    }
  }

  async #send(keys: readonly string[]): Promise<void> {
    const { url, token } = this.#options;
    const response = await fetch(url, {
      method: 'PURGE',
      headers: {
        'surrogate-key': keys.join(' '),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      signal: AbortSignal.any([this.#end.signal, AbortSignal.timeout(ANSWER_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
  }
}
