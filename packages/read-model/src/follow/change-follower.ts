import { setTimeout as pause } from 'node:timers/promises';
import { backOff } from '@keelstone/model/requests/back-off';
import type { ChangeNumber, ContentChange, ContentSnapshot } from '../contract.ts';
import { ListeningConnection } from './listening-connection.ts';
import { readChanges } from './read-changes.ts';
import { readSnapshot } from './read-snapshot.ts';

/** Between attempts to reach the database. */
const PAUSES = { shortestMs: 100, longestMs: 5_000 };

/** The part of pino's interface that `follow` uses. */
export type FollowLogger = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

export type FollowOptions = {
  /** Of the site role, which may read the read model. */
  connectionString: string;
  /**
   * Receives everything that is published: at the start, and after an interruption longer than the change log
   * covers.
   */
  onSnapshot(snapshot: ContentSnapshot): void | Promise<void>;
  /** Receives changes in the order of their numbers, one or more whole transactions at a time. */
  onChanges(changes: ContentChange[]): void | Promise<void>;
  logger?: FollowLogger;
  /** Milliseconds between polls of the change log, in case a notification is lost. Default 1000. */
  pollMs?: number;
  /** Aborts the wait for the first snapshot, or stops following after it. */
  signal?: AbortSignal;
};

export type Follower = {
  /** Number of the newest change that a callback has processed. */
  readonly lastNumber: ChangeNumber;
  /** Also `disconnected` while a connected database takes more than three seconds to respond. */
  readonly state: 'following' | 'disconnected';
  /** Stops following; resolves when the connection is closed and no callback is running any more. */
  stop(): Promise<void>;
};

const PAGE_SIZE = 500;
const SILENT: FollowLogger = { info() {}, warn() {}, error() {} };

/** Wraps an error thrown by a callback, to distinguish it from a connection error. */
class DeliveryError extends Error {}

/** The loop behind `follow`: connect, catch up, wait for notifications, and start over after every error. */
export class ChangeFollower implements Follower {
  readonly #options: FollowOptions;
  readonly #logger: FollowLogger;
  readonly #end = new AbortController();
  readonly #signal: AbortSignal;
  readonly #ready: Promise<void>;
  #sayReady: () => void = () => {};
  #running: Promise<void> = Promise.resolve();
  #number: ChangeNumber | null = null;
  #state: Follower['state'] = 'disconnected';
  #failures = 0;
  #connection: ListeningConnection | null = null;
  readonly #unknown = new Set<string>();
  readonly #noteUnknown = (kind: string): void => {
    if (this.#unknown.has(kind)) return;
    this.#unknown.add(kind);
    this.#logger.warn(
      { kind },
      'Pages are shown without content of a kind that another release has published and this one does not have',
    );
  };

  constructor(options: FollowOptions) {
    this.#options = options;
    this.#ready = new Promise((resolve) => {
      this.#sayReady = resolve;
    });
    this.#logger = options.logger ?? SILENT;
    this.#signal = options.signal ? AbortSignal.any([options.signal, this.#end.signal]) : this.#end.signal;
  }

  get lastNumber(): ChangeNumber {
    return this.#number ?? 0;
  }

  get state(): Follower['state'] {
    return this.#connection?.isSilent ? 'disconnected' : this.#state;
  }

  /** Resolves when the first snapshot has been delivered. */
  async start(): Promise<void> {
    this.#running = this.#run();
    await Promise.race([this.#ready, this.#running]);
    if (this.#number === null) throw this.#signal.reason;
  }

  async stop(): Promise<void> {
    this.#end.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#signal.aborted) {
      try {
        await this.#followOneConnection();
      } catch (error) {
        this.#state = 'disconnected';
        await this.#rest(error, 'The read model cannot be followed; what is in memory stays as it is.');
      }
    }
    this.#state = 'disconnected';
  }

  async #followOneConnection(): Promise<void> {
    const connection = await ListeningConnection.open(this.#options.connectionString);
    this.#connection = connection;
    try {
      while (!this.#signal.aborted) {
        await this.#catchUp(connection);
        await connection.waitForNotification(this.#options.pollMs ?? 1_000, this.#signal);
      }
    } finally {
      this.#connection = null;
      await connection.close();
    }
  }

  async #catchUp(connection: ListeningConnection): Promise<void> {
    while (!this.#signal.aborted) {
      try {
        if (await this.#deliverNext(connection)) continue;
        return this.#sayFollowing();
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        await this.#rest(error.cause, 'Published changes were not taken; they will be delivered again.');
      }
    }
  }

  /** @returns true if there may be more changes */
  async #deliverNext({ executor }: ListeningConnection): Promise<boolean> {
    const page =
      this.#number === null ? null : await readChanges(executor, this.#number, PAGE_SIZE, this.#noteUnknown);
    if (!page || page.pruned) {
      const snapshot = await readSnapshot(executor, this.#noteUnknown);
      await this.#deliver(snapshot.number, () => this.#options.onSnapshot(snapshot));
      return true;
    }
    const last = page.changes.at(-1);
    if (!last) return false;
    await this.#deliver(last.number, () => this.#options.onChanges(page.changes));
    return true;
  }

  async #deliver(number: ChangeNumber, callback: () => void | Promise<void>): Promise<void> {
    try {
      await callback();
    } catch (cause) {
      throw new DeliveryError('A callback threw.', { cause });
    }
    this.#number = number;
    this.#sayFollowing();
    this.#sayReady();
  }

  #sayFollowing(): void {
    if (this.#state !== 'following') {
      this.#logger.info({ number: this.lastNumber }, 'Following the read model.');
    }
    this.#state = 'following';
    this.#failures = 0;
  }

  async #rest(error: unknown, message: string): Promise<void> {
    if (this.#signal.aborted) return;
    this.#failures += 1;
    const retryMs = backOff(this.#failures, PAUSES);
    this.#logger.error({ err: error, lastNumber: this.#number, retryMs }, message);
    await pause(retryMs, undefined, { signal: this.#signal }).catch(() => {
      // Aborted: the loop checks the signal next.
    });
  }
}
