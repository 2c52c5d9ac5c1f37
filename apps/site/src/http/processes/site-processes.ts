import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { backOff } from '@keelstone/model/requests/back-off';
import type { EventLogger } from '../health/create-logger.ts';
import { isReady, RETIRE, type ReadyMessage } from './process-messages.ts';

type Options = {
  count: number;
  logger: Pick<EventLogger, 'error'>;
  /** How long a process that was replaced may take to see its visitors off, in milliseconds. */
  retireMs?: number;
};

/** Before a process that keeps failing is started again. */
const PAUSES = { shortestMs: 500, longestMs: 30_000 };

const RETIRE_MS = 20_000;

/** Thrown when a process of the site ended before it served: its own last words say why. */
export class ProcessNotReadyError extends Error {
  constructor(why: string) {
    super(
      `A process of the site ended before it was ready (${why}). What it wrote above says why; correct that and start again.`,
    );
    this.name = 'ProcessNotReadyError';
  }
}

/**
 * Several processes of the site behind one port. Each is a whole site that follows the content by itself; this one hands
 * out connections (node:cluster, in turn) and sees to it that there are always so many.
 */
export class SiteProcesses {
  readonly #options: Options;
  readonly #serving = new Set<Worker>();
  #isStopping = false;
  #failures = 0;
  #restarting: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Starts all of them.
   *
   * @returns the URL they serve, or null when `stop` was called before all of them did
   * @throws ProcessNotReadyError when one of them ends before it serves, though nobody stopped it
   */
  async start(): Promise<string | null> {
    const starting = Array.from({ length: this.#options.count }, () => this.#fork());
    try {
      const [first] = await Promise.all(starting);
      return first?.url ?? null;
    } catch (error) {
      if (this.#isStopping) return null;
      throw error;
    }
  }

  /**
   * Replaces one process after the other by a new one: the old one goes when the new one serves. Stops at the first that
   * does not come to serve, and leaves the others as they are.
   *
   * @throws ProcessNotReadyError
   */
  restart(): Promise<void> {
    const work = this.#restarting.then(() => this.#replaceAll());
    // The next restart does not depend on how this one ended.
    this.#restarting = work.catch(() => {});
    return work;
  }

  /** Ends all of them, at once and in good order. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(
      Object.values(cluster.workers ?? {}).map(async (worker) => {
        if (!worker || worker.isDead()) return;
        worker.process.kill('SIGTERM');
        await once(worker, 'exit');
      }),
    );
  }

  async #replaceAll(): Promise<void> {
    for (const old of [...this.#serving]) {
      if (this.#isStopping) return;
      await this.#fork();
      await this.#retire(old);
    }
  }

  async #retire(worker: Worker): Promise<void> {
    this.#serving.delete(worker);
    if (worker.isDead()) return;
    const gone = once(worker, 'exit');
    worker.send(RETIRE);
    const patience = new AbortController();
    const tooLong = pause(this.#options.retireMs ?? RETIRE_MS, 'too long' as const, {
      signal: patience.signal,
    }).catch(() => null);
    if ((await Promise.race([gone, tooLong])) === 'too long') worker.process.kill('SIGKILL');
    patience.abort();
    await gone;
  }

  /** @returns what a new process says once it serves */
  async #fork(): Promise<ReadyMessage> {
    const worker = cluster.fork();
    const message = await readyMessage(worker);
    this.#failures = 0;
    this.#serving.add(worker);
    worker.on('exit', (code, signal) => {
      if (!this.#serving.delete(worker) || this.#isStopping) return;
      this.#options.logger.error({ code, signal }, 'A process of the site ended; another one is started.');
      void this.#replaceLost();
    });
    return message;
  }

  /** Tries until a process serves again; visitors have the others meanwhile. */
  async #replaceLost(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await this.#fork();
        return;
      } catch (error) {
        this.#failures += 1;
        const retryMs = backOff(this.#failures, PAUSES);
        this.#options.logger.error({ err: error, retryMs }, 'A process of the site could not be started.');
        await pause(retryMs, undefined, { ref: false });
      }
    }
  }
}

function readyMessage(worker: Worker): Promise<ReadyMessage> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (isReady(message)) resolve(message);
    });
    worker.once('exit', (code, signal) => reject(new ProcessNotReadyError(signal ?? `exit status ${code}`)));
  });
}
