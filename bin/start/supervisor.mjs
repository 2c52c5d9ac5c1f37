import { setTimeout as wait } from 'node:timers/promises';
import { Advice, say } from '../progress.mjs';
import { endChildren, endSteps } from './processes.mjs';

const RESTARTS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = 500;

/** Tracks services, restarts those that end unexpectedly, and stops everything in reverse order. */
export class Supervisor {
  /** @type {Supervisor | undefined} */
  static current;
  /** In the order of their first start, regardless of restarts: the database is stopped last. */
  #services = new Map();
  stopping = false;

  constructor() {
    Supervisor.current = this;
  }

  async #giveUp(why) {
    say(`${why}. Stopping; see the logs, then run the command again.`);
    await this.stop();
    process.exit(1);
  }

  /** Ends what is in progress, then stops all services, last first. A second call waits for the first. */
  stop() {
    this.stopping = true;
    this.stopped ??= (async () => {
      await endSteps();
      for (const [name, service] of [...this.#services].reverse()) {
        await service.stop();
        say(`${name} stopped`);
      }
      await endChildren();
    })();
    return this.stopped;
  }

  /**
   * Stops everything on Ctrl-C and SIGTERM. npm forwards the terminal's signal a second time, which has no effect.
   */
  stopOnSignals() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, async () => {
        if (this.stopping) return;
        say('Stopping …');
        await this.stop();
        process.exit(0);
      });
    }
  }

  /** Forwards SIGUSR2 to a service, which then replaces its processes without downtime. */
  replaceOnSignal(name) {
    process.on('SIGUSR2', () => {
      if (this.stopping) return;
      say(`Replacing the processes of the ${name} …`);
      this.#services.get(name)?.signal('SIGUSR2');
    });
  }

  /**
   * Starts a service and restarts it when it ends unexpectedly, with growing delays, up to once a minute. If the
   * site keeps failing, everything stops.
   *
   * @param {string} name
   * @param {() => Promise<object>} start must be repeatable: clients find the service at the same place
   * @returns the service as first started
   */
  async keepRunning(name, start) {
    const restarts = [];
    const begin = async () => {
      const service = await start();
      // It may be ready only after it was asked to stop: nothing is to follow it.
      if (this.stopping) throw new Advice(`${name} was stopped while it started`);
      this.#services.set(name, service);
      service.onExit(onExit);
      return service;
    };
    const onExit = async (why) => {
      if (this.stopping) return;
      const recent = restarts.filter((time) => time > Date.now() - MINUTE_MS).length;
      const keepsEnding = recent >= RESTARTS_PER_MINUTE;
      if (keepsEnding && name === 'site')
        return this.#giveUp(`${why} ${RESTARTS_PER_MINUTE} times in a minute`);
      say(
        keepsEnding
          ? `${why} ${RESTARTS_PER_MINUTE} times in a minute; trying again in a minute`
          : `${why}; starting it again`,
      );
      await wait(keepsEnding ? MINUTE_MS : FIRST_PAUSE_MS * 2 ** recent);
      if (this.stopping) return;
      restarts.push(Date.now());
      try {
        await begin();
        say(`${name} runs again`);
      } catch (error) {
        onExit(error.message);
      }
    };
    return begin();
  }
}
