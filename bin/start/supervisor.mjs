import { setTimeout as wait } from 'node:timers/promises';
import { say } from '../progress.mjs';
import { endChildren } from './processes.mjs';

const RESTARTS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = 500;

/** Knows what runs, starts again what ends by itself, and stops everything in the reverse order of its start. */
export class Supervisor {
  /** @type {Supervisor | undefined} */
  static current;
  /** In the order of their first start, which a further one does not change: the database is stopped last. */
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

  /** Stops everything that was started, last first. A second call waits for the first. */
  stop() {
    this.stopping = true;
    this.stopped ??= (async () => {
      for (const [name, service] of [...this.#services].reverse()) {
        await service.stop();
        say(`${name} stopped`);
      }
      endChildren();
    })();
    return this.stopped;
  }

  /** Ctrl-C and SIGTERM stop everything. npm passes the terminal's signal on once more: that one changes nothing. */
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

  /** Passes SIGUSR2 on to a service, which takes it for the wish to be replaced while it serves. */
  replaceOnSignal(name) {
    process.on('SIGUSR2', () => {
      if (this.stopping) return;
      say(`Replacing the processes of the ${name} …`);
      this.#services.get(name)?.signal('SIGUSR2');
    });
  }

  /**
   * Starts a service, and starts it again when it ends unasked, with growing pauses. One that keeps ending is tried once
   * a minute from then on; but without the site there is nothing to go on for.
   *
   * @param {string} name
   * @param {() => Promise<object>} start the same each time: whoever uses the service finds it where it was
   * @returns the service as it was first started
   */
  async keepRunning(name, start) {
    const restarts = [];
    const begin = async () => {
      const service = await start();
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
