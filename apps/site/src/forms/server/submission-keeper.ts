import { backOff } from '@keelstone/model/requests/back-off';
import type { Submission } from '@keelstone/outbox';
import type { EventLogger } from '../../http/health/create-logger.ts';
import { type SpoolCount, SpoolCounter } from './spool/count-spool.ts';
import { type Drained, drainSpool } from './spool/drain-spool.ts';
import type { SubmissionSpool } from './spool/submission-spool.ts';

/** Between two looks at the disk, in milliseconds; longer while the database stays away. */
const LOOK = { shortestMs: 1_000, longestMs: 15_000 };

export type KeeperOptions = {
  /** Where submissions belong: the database. */
  inbox: { store(submission: Submission): Promise<unknown>; stop(): Promise<void> };
  /** Where they wait while it takes none, and the directory of that. */
  spool: SubmissionSpool;
  directory: string;
  logger: EventLogger;
};

/** Thrown when nothing keeps a submission. It must not be acknowledged. */
export class NotKeptError extends Error {
  constructor(cause: unknown) {
    super(
      'A submission was kept neither by the database nor on disk. The visitor has been asked to send it again.',
      {
        cause,
      },
    );
    this.name = 'NotKeptError';
  }
}

/** The code of an error and nothing else: PostgreSQL's details quote what a visitor wrote. */
const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? 'unknown');

/**
 * Classes of SQLSTATE that tell of what was handed in, which stays as it is: its values (22), a constraint (23, 44), a
 * limit of PostgreSQL (54), a trigger of somebody's (P0). All others tell of the database, which may take it later.
 */
const REFUSALS = /^(?:22|23|44|54|P0)[0-9A-Z]{3}$/;

const isRefusal = (error: unknown): boolean => REFUSALS.test(codeOf(error));

/**
 * Keeps what visitors send: in the database, or on disk until the database is back (C-8). What was kept survives the end
 * of the process at any moment.
 */
export class SubmissionKeeper {
  readonly #options: KeeperOptions;
  readonly #ending = new AbortController();
  readonly #counter: SpoolCounter;
  #onDisk: SpoolCount = { waiting: 0, setAside: 0 };
  #loggedErrors = '';
  #timer: NodeJS.Timeout | null = null;
  #draining: Promise<void> = Promise.resolve();
  /** Attempts in a row at which the database took nothing. */
  #failures = 0;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#counter = new SpoolCounter(options.directory);
  }

  /** What lay on disk when this was last looked at, a few seconds ago. */
  get onDisk(): SpoolCount {
    return this.#onDisk;
  }

  /** Begins to hand in what waits on disk, from a former process too. */
  start(): void {
    this.#lookAfter(0);
  }

  /**
   * Keeps a submission. Once this resolves it may be acknowledged.
   *
   * @throws NotKeptError when it must not
   */
  async keep(submission: Submission): Promise<void> {
    const { inbox, spool, logger } = this.#options;
    try {
      await inbox.store(submission);
      return;
    } catch (error) {
      const code = codeOf(error);
      logger.warn({ code, submission: submission.id }, 'The database does not take a submission');
      if (isRefusal(error)) throw new NotKeptError(error);
    }
    try {
      await spool.append(submission);
      this.#onDisk = { ...this.#onDisk, waiting: this.#onDisk.waiting + 1 };
    } catch (error) {
      logger.error({ code: codeOf(error), submission: submission.id }, (error as Error).message);
      throw new NotKeptError(error);
    }
  }

  /** Ends the handing in; what still waits on disk is found by the next process. */
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
      const { stored, refused, faults } = await drainSpool({ directory, store, isRefusal });
      this.#failures = 0;
      if (stored > 0) logger.info({ stored }, 'Submissions that waited on disk are in the database');
      if (refused > 0) {
        logger.error(
          { refused, directory },
          'Submissions on disk cannot be read, or the database refuses them for good: they are in refused.jsonl',
        );
      }
      this.#logErrors(faults);
    } catch (error) {
      if (this.#ending.signal.aborted) return;
      this.#failures += 1;
      logger.warn({ code: codeOf(error) }, 'Submissions wait on disk until the database takes them');
    }
  }

  /** Once for each fault, not with each look. */
  #logErrors(faults: Drained['faults']): void {
    const said = JSON.stringify(faults);
    if (faults.length > 0 && said !== this.#loggedErrors) {
      const { directory, logger } = this.#options;
      logger.error({ faults, directory }, 'Files with submissions cannot be handed in; the others were');
    }
    this.#loggedErrors = said;
  }

  async #count(): Promise<void> {
    this.#onDisk = await this.#counter.count();
  }

  /** A long file is left in the middle when the process is asked to end: what was handed in twice is there once. */
  async #unlessEnding<T>(work: () => Promise<T>): Promise<T> {
    this.#ending.signal.throwIfAborted();
    return work();
  }
}
