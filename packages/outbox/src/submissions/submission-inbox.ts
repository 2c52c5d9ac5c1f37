import pg from 'pg';
import { storeSubmission } from './store-submission.ts';
import type { Submission } from './submission.ts';

const CONNECTIONS = 4;
const CONNECT_MS = 2_000;
const ANSWER_MS = 5_000;
const IDLE_MS = 30_000;

/** Hands submissions to the database by the site's own role. A database that does not answer is known within seconds. */
export class SubmissionInbox {
  readonly #pool: pg.Pool;

  /** @param connectionString of the site role, which may hand submissions in */
  constructor(connectionString: string) {
    this.#pool = new pg.Pool({
      connectionString,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      idleTimeoutMillis: IDLE_MS,
      application_name: 'keelstone submissions',
    });
    // A connection that waited was lost: the next submission opens another.
    this.#pool.on('error', () => {});
  }

  /**
   * Keeps a submission. Once this resolves it is committed.
   *
   * @throws what the database says. Then it may be there all the same: hand it in again, which does no harm
   */
  store(submission: Submission): Promise<'stored' | 'known'> {
    return storeSubmission(this.#pool, submission);
  }

  /** Waits for what is under way, and closes the connections. */
  stop(): Promise<void> {
    return this.#pool.end();
  }
}
