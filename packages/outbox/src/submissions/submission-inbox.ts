import pg from 'pg';
import { storeSubmission } from './store-submission.ts';
import type { Submission } from './submission.ts';

const CONNECTIONS = 4;
const CONNECT_MS = 2_000;
const QUERY_TIMEOUT_MS = 5_000;
const IDLE_MS = 30_000;

/**
 * Stores submissions using the site's own database role. A database that does not respond is detected within
 * seconds.
 */
export class SubmissionInbox {
  readonly #pool: pg.Pool;

  /** @param connectionString of the site role, which may insert submissions */
  constructor(connectionString: string) {
    this.#pool = new pg.Pool({
      connectionString,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_MS,
      application_name: 'keelstone submissions',
    });
    // An idle connection was lost: the next submission opens another one.
    this.#pool.on('error', () => {});
  }

  /**
   * Stores a submission. It is committed when this resolves.
   *
   * @param mostFileBytes the size that the files of all submissions may reach; no limit if left out
   * @throws the database's error. The submission may have been stored nevertheless: call this again, which is
   * harmless
   */
  store(submission: Submission, mostFileBytes?: number): Promise<'stored' | 'known'> {
    return storeSubmission(this.#pool, submission, mostFileBytes);
  }

  /** Waits for pending statements, and closes the connections. */
  stop(): Promise<void> {
    return this.#pool.end();
  }
}
