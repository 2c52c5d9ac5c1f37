import pg from 'pg';
import type { FollowLogger } from '../follow/follow.ts';

const WRITE_AFTER_MS = 5_000;
const CONNECT_MS = 5_000;
const IDLE_MS = 10_000;

export type RedirectCounterOptions = {
  /** Of the site role, which may count. */
  connectionString: string;
  logger: Pick<FollowLogger, 'warn'>;
  /** Milliseconds that counts are gathered before they are written. Default 5000. */
  writeAfterMs?: number;
};

/**
 * Counts in memory how often visitors take redirects, and writes it every few seconds, in one statement. A database that
 * is away delays the counts; a process that is killed loses those of its last seconds.
 */
export class RedirectCounter {
  readonly #pool: pg.Pool;
  readonly #options: RedirectCounterOptions;
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: RedirectCounterOptions) {
    this.#options = options;
    this.#pool = new pg.Pool({
      connectionString: options.connectionString,
      max: 1,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: IDLE_MS,
      application_name: 'keelstone visits',
    });
    // A connection that waited was lost: the next write opens another.
    this.#pool.on('error', () => {});
  }

  /** Counts one visitor. @param from the path of a redirect that is published */
  count(from: string): void {
    this.#counts.set(from, (this.#counts.get(from) ?? 0) + 1);
    this.#writeLater();
  }

  /** Writes what is counted, and closes the connection. */
  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#write({ isLast: true });
    await this.#pool.end();
  }

  #writeLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#writing = this.#write({ isLast: false });
    }, this.#options.writeAfterMs ?? WRITE_AFTER_MS).unref();
  }

  async #write({ isLast }: { isLast: boolean }): Promise<void> {
    await this.#writing;
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      await this.#pool.query('select visits.count_redirects($1, $2)', [
        [...counts.keys()],
        [...counts.values()],
      ]);
    } catch (error) {
      this.#takeBack(counts, { error, isLast });
    }
  }

  #takeBack(counts: Map<string, number>, { error, isLast }: { error: unknown; isLast: boolean }): void {
    const what = isLast ? 'they are lost' : 'they will be written later';
    this.#options.logger.warn({ err: error, redirects: counts.size }, `Redirects were not counted; ${what}.`);
    for (const [from, count] of counts) this.#counts.set(from, (this.#counts.get(from) ?? 0) + count);
    if (!isLast) this.#writeLater();
  }
}
