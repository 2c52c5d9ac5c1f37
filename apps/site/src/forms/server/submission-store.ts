import { backOff } from '@keelstone/model/requests/back-off';
import { NO_ROOM, type Submission } from '@keelstone/outbox';
import type { EventLogger } from '../../http/health/create-logger.ts';
import { type SpoolCount, SpoolCounter, spoolBytes } from './spool/count-spool.ts';
import { type Drained, drainSpool } from './spool/drain-spool.ts';
import type { SubmissionSpool } from './spool/submission-spool.ts';

/** Milliseconds between two attempts to drain the disk; longer while the database stays unavailable. */
const LOOK = { shortestMs: 1_000, longestMs: 15_000 };

export type SubmissionStoreOptions = {
  /** The final destination of submissions: the database. */
  inbox: { store(submission: Submission, mostFileBytes?: number): Promise<unknown>; stop(): Promise<void> };
  /** Where submissions wait while the database is unavailable, and the directory for that. */
  spool: SubmissionSpool;
  directory: string;
  /** The size that the files of all submissions may reach in the database; no limit if left out. */
  mostFileBytes?: number;
  logger: EventLogger;
};

/** Thrown if a submission could not be stored anywhere. It must not be acknowledged. */
export class NotStoredError extends Error {
  constructor(cause: unknown) {
    super(
      'A submission was kept neither by the database nor on disk. The visitor has been asked to send it again.',
      {
        cause,
      },
    );
    this.name = 'NotStoredError';
  }
}

/** Thrown if there is no room for the files of a submission. It must not be acknowledged. */
export class NoRoomError extends NotStoredError {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'NoRoomError';
  }
}

/** The size of everything that waits on disk, from which on no more files are accepted. */
const MOST_BYTES_ON_DISK = 256 * 1024 * 1024;

/** Only the code of an error, because PostgreSQL's details quote what a visitor wrote. */
const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? 'unknown');

/**
 * SQLSTATE classes that concern the submission itself and are permanent: its values (22), a constraint (23, 44),
 * a PostgreSQL limit (54), a custom trigger (P0). All others concern the database, which may accept the
 * submission later.
 */
const REFUSALS = /^(?:22|23|44|54|P0)[0-9A-Z]{3}$/;

const isRefusal = (error: unknown): boolean => REFUSALS.test(codeOf(error));

/**
 * Stores what visitors send: in the database, or on disk until the database is available again (C-8). Stored
 * submissions survive the end of the process at any moment.
 */
export class SubmissionStore {
  readonly #options: SubmissionStoreOptions;
  readonly #ending = new AbortController();
  readonly #counter: SpoolCounter;
  #onDisk: SpoolCount = { waiting: 0, setAside: 0 };
  #loggedErrors = '';
  #timer: NodeJS.Timeout | null = null;
  #draining: Promise<void> = Promise.resolve();
  /** Attempts in a row at which the database took nothing. */
  #failures = 0;

  constructor(options: SubmissionStoreOptions) {
    this.#options = options;
    this.#counter = new SpoolCounter(options.directory);
  }

  /** What was on disk at the last check, a few seconds ago. */
  get onDisk(): SpoolCount {
    return this.#onDisk;
  }

  /** Starts to drain the disk, including what a former process left. */
  start(): void {
    this.#lookAfter(0);
    void this.#warnOfDisk();
  }

  /**
   * Stores a submission. When this resolves, it may be acknowledged.
   *
   * @throws NotStoredError if it must not be acknowledged
   */
  async store(submission: Submission): Promise<void> {
    const { inbox, spool, logger } = this.#options;
    try {
      await inbox.store(submission, this.#options.mostFileBytes);
      return;
    } catch (error) {
      const code = codeOf(error);
      logger.warn({ code, submission: submission.id }, 'The database does not take a submission');
      if (code === NO_ROOM) throw new NoRoomError(error);
      if (isRefusal(error)) throw new NotStoredError(error);
    }
    await this.#refuseFilesBeyondDisk(submission);
    try {
      await spool.append(submission);
      this.#onDisk = { ...this.#onDisk, waiting: this.#onDisk.waiting + 1 };
    } catch (error) {
      logger.error({ code: codeOf(error), submission: submission.id }, (error as Error).message);
      throw new NotStoredError(error);
    }
  }

  /** Without it, the site serves what it has; nobody would notice before the first outage of the database. */
  async #warnOfDisk(): Promise<void> {
    const { spool, directory, logger } = this.#options;
    const code = await spool.findObstacle();
    if (code === null) return;
    logger.error(
      { code },
      `SUBMISSIONS_DIR, ${directory}, could not be made, or cannot be written to (${code}), so what visitors send while the database is down will be refused. Choose a folder that this user may write to.`,
    );
  }

  /** Files are large: while the database is down, there must be room for what is typed. */
  async #refuseFilesBeyondDisk({ id, files = [] }: Submission): Promise<void> {
    const { directory, logger } = this.#options;
    if (files.length === 0 || (await spoolBytes(directory)) < MOST_BYTES_ON_DISK) return;
    logger.error({ submission: id, directory }, 'Too much waits on disk: no more files are accepted');
    throw new NoRoomError(null);
  }

  /** Stops draining; the next process will find what still waits on disk. */
  async stop(): Promise<void> {
    this.#ending.abort();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#draining;
    await this.#options.spool.stop();
    await this.#options.inbox.stop();
  }

  #lookAfter(pauseMs: number): void {
    if (this.#ending.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#draining = this.#drain()
        .then(() => this.#count())
        .finally(() => this.#lookAfter(backOff(this.#failures + 1, LOOK)));
    }, pauseMs).unref();
  }

  async #drain(): Promise<void> {
    const { inbox, directory, logger } = this.#options;
    try {
      const store = (submission: Submission) => this.#unlessEnding(() => inbox.store(submission));
      const { stored, refused, errors } = await drainSpool({ directory, store, isRefusal });
      this.#failures = 0;
      if (stored > 0) logger.info({ stored }, 'Submissions that waited on disk are in the database');
      if (refused > 0) {
        logger.error(
          { refused, directory },
          'Submissions on disk cannot be read, or the database refuses them for good: they are in refused.jsonl',
        );
      }
      this.#logErrors(errors);
    } catch (error) {
      if (this.#ending.signal.aborted) return;
      this.#failures += 1;
      logger.warn({ code: codeOf(error) }, 'Submissions wait on disk until the database takes them');
    }
  }

  /** Logs each error once, not at every attempt. */
  #logErrors(errors: Drained['errors']): void {
    const said = JSON.stringify(errors);
    if (errors.length > 0 && said !== this.#loggedErrors) {
      const { directory, logger } = this.#options;
      logger.error({ errors, directory }, 'Files with submissions cannot be handed in; the others were');
    }
    this.#loggedErrors = said;
  }

  async #count(): Promise<void> {
    this.#onDisk = await this.#counter.count();
  }

  /**
   * A long file is abandoned halfway when the process is told to stop: submissions that are stored again later
   * are not duplicated.
   */
  async #unlessEnding<T>(work: () => Promise<T>): Promise<T> {
    this.#ending.signal.throwIfAborted();
    return work();
  }
}
