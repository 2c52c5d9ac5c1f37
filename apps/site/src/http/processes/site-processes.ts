import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { backOff } from '@keelstone/model/requests/back-off';
import type { EventLogger } from '../health/create-logger.ts';
import { isReady, RETIRE, type ReadyMessage } from './process-messages.ts';

type Options = {
  count: number;
  logger: Pick<EventLogger, 'error'>;
  /** How long a process that was replaced may take to drain its connections, in milliseconds. */
  retireMs?: number;
};

/** Before a process that keeps failing is started again. */
const PAUSES = { shortestMs: 500, longestMs: 30_000 };

const RETIRE_MS = 20_000;

/** Thrown if a process of the site exits before it is ready: its log says why. */
export class ProcessNotReadyError extends Error {
  constructor(why: string) {
    super(
      `A process of the site ended before it was ready (${why}). What it wrote above says why; correct that and start again.`,
    );
    this.name = 'ProcessNotReadyError';
  }
}

/**
 * Several processes of the site behind one port. Each is a complete site that follows the content independently;
 * this one distributes connections (node:cluster, round-robin) and replaces processes that exit.
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
   * Starts all processes.
   *
   * @returns the URL of the site, or null if `stop` was called before all of them were ready
   * @throws ProcessNotReadyError if one of them exits before it is ready although nobody stopped it
   */
  async start(): Promise<string | null> {
    const starting = Array.from({ length: this.#options.count }, () => this.#fork());
    try {
      const [first] = await Promise.all(starting);
      return first?.url ?? null;
    } catch (error) {
      if (this.#isStopping) return null;
      // The others would lose the channel to this process while they start, and report that instead of the reason.
      await this.stop();
      throw error;
    }
  }

  /**
   * Replaces the processes one by one: each old process is retired when its successor is ready. Stops at the
   * first one that does not become ready, and leaves the remaining ones as they are.
   *
   * @throws ProcessNotReadyError
   */
  restart(): Promise<void> {
    const work = this.#restarting.then(() => this.#replaceAll());
    // The next restart does not depend on the result of this one.
    this.#restarting = work.catch(() => {});
    return work;
  }

  /** Stops all processes at the same time, gracefully. */
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

  /** @returns the ready message of a new process */
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

  /** Retries until a process is ready again; the others serve requests in the meantime. */
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
