import pg from 'pg';
import type { Executor } from '../contract.ts';

/**
 * A peer that vanished without closing the connection never responds: a statement without a response for this
 * long counts as a lost connection.
 */
const QUERY_TIMEOUT_MS = 60_000;
const CONNECT_MS = 5_000;
/** A response that takes longer is reported by `isSilent`, but still awaited: a large snapshot may take this long. */
const SILENT_MS = 3_000;

/** A connection that is notified when something is published. */
export class ListeningConnection {
  readonly #client: pg.Client;
  #isNotified = false;
  #failure: Error | null = null;
  #wake: () => void = () => {};
  /** When the pending statement was sent, by the monotonic clock: the system clock may be changed. */
  #askedAt: number | null = null;

  private constructor(connectionString: string) {
    this.#client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'keelstone follower',
    });
    this.#client.on('error', (error) => this.#fail(error));
    this.#client.on('end', () => this.#fail(new Error('The database closed the connection.')));
    this.#client.on('notification', () => {
      this.#isNotified = true;
      this.#wake();
    });
  }

  static async open(connectionString: string): Promise<ListeningConnection> {
    const connection = new ListeningConnection(connectionString);
    try {
      await connection.#client.connect();
      await connection.#client.query('listen published_changes');
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  readonly executor: Executor = {
    query: async (text, parameters) => {
      this.#askedAt = performance.now();
      try {
        return await this.#client.query(text, parameters && [...parameters]);
      } finally {
        this.#askedAt = null;
      }
    },
  };

  /** Whether a response is overdue: the database hangs or has become unreachable. */
  get isSilent(): boolean {
    return this.#askedAt !== null && performance.now() - this.#askedAt > SILENT_MS;
  }

  /**
   * Waits until something has been published since the last wait, `ms` milliseconds have passed, or `signal`
   * aborts.
   *
   * @throws when the connection is lost
   */
  async waitForNotification(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.#isNotified && !this.#failure && !signal.aborted) await this.#sleep(ms, signal);
    this.#isNotified = false;
    if (this.#failure) throw this.#failure;
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => {
      // The connection is already lost, and the reason has been reported elsewhere.
    });
  }

  async #sleep(ms: number, signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', this.#wake, { once: true });
    });
    signal.removeEventListener('abort', this.#wake);
    this.#wake = () => {};
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake();
  }
}
