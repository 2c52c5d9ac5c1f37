import { setTimeout as pause } from 'node:timers/promises';
import { backOff } from '@keelstone/model/requests/back-off';
import type { EventLogger } from '../health/create-logger.ts';
import { ANY_CHANGE } from './surrogate-keys.ts';

type Options = {
  url: string;
  /** Bearer token; null if the CDN authenticates us by our IP address. */
  token: string | null;
  logger: Pick<EventLogger, 'warn'>;
  /** Milliseconds after which a purge is repeated. */
  echoMs?: number;
  /** Milliseconds before the first retry; doubles up to five seconds. */
  retryMs?: number;
};

const RESPONSE_TIMEOUT_MS = 5_000;
const LONGEST_RETRY_MS = 5_000;
/** As many as fit in a header, see cdn-headers.ts. */
const KEYS_PER_REQUEST = 100;

/**
 * Purges the CDN or caching proxy in front of the site with `PURGE` requests that carry the keys in the
 * Surrogate-Key header (deploy/varnish.vcl handles them). Every process of the site sends them after it has applied
 * the change itself, so that the last purge comes when no process serves the old page any more. Each purge is
 * repeated a little later, for responses that were in transit.
 */
export class CdnPurger {
  readonly #options: Options;
  readonly #end = new AbortController();
  #waiting = new Set<string>();
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;
  readonly #echoes = new Set<NodeJS.Timeout>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Purges everything with one of the keys; returns immediately. Failed purges are retried. */
  purge(keys: readonly string[]): void {
    if (keys.length === 0) return;
    this.#add(keys);
    const echo = setTimeout(() => {
      this.#echoes.delete(echo);
      this.#add(keys);
    }, this.#options.echoMs ?? 2_000);
    this.#echoes.add(echo);
  }

  /** Stops; pending purges are discarded, because a process that starts purges everything. */
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

  /** Sends one request after the other; keys that are added meanwhile are sent with the next one. */
  async #run(): Promise<void> {
    const limits = { shortestMs: this.#options.retryMs ?? 500, longestMs: LONGEST_RETRY_MS };
    let failures = 0;
    while (this.#waiting.size > 0 && !this.#end.signal.aborted) {
      const keys = [...this.#waiting].slice(0, KEYS_PER_REQUEST);
      // Removed before sending, so that keys added meanwhile are sent again.
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
          // Stopped: the loop checks the signal next.
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
      signal: AbortSignal.any([this.#end.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
  }
}
