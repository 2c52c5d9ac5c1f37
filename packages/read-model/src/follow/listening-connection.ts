import pg from 'pg';
import type { Executor } from '../contract.ts';

/** A peer that vanished without closing answers nothing: a statement without answer for this long is a lost connection. */
const ANSWER_MS = 60_000;
const CONNECT_MS = 5_000;
/** An answer that takes longer is told of (`isSilent`), and waited for: a large snapshot may take as long. */
const SILENT_MS = 3_000;

/** A connection that is told when something was published. */
export class ListeningConnection {
  readonly #client: pg.Client;
  #word = false;
  #failure: Error | null = null;
  #wake: () => void = () => {};
  /** When the statement was sent that is waited for. Not by the clock, which somebody may set. */
  #askedAt: number | null = null;

  private constructor(connectionString: string) {
    this.#client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: 'keelstone follower',
    });
    this.#client.on('error', (error) => this.#fail(error));
    this.#client.on('end', () => this.#fail(new Error('The database closed the connection.')));
    this.#client.on('notification', () => {
      this.#word = true;
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

  /** Whether the database owes an answer for longer than it should: it hangs, or nobody can reach it any more. */
  get isSilent(): boolean {
    return this.#askedAt !== null && performance.now() - this.#askedAt > SILENT_MS;
  }

  /**
   * Waits until something was published since the last wait, or for `ms` milliseconds, or until `signal` aborts.
   *
   * @throws when the connection is lost
   */
  async awaitWord(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.#word && !this.#failure && !signal.aborted) await this.#sleep(ms, signal);
    this.#word = false;
    if (this.#failure) throw this.#failure;
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => {
      // Closing what is already lost: the reason was reported where it was met.
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
