import { setTimeout as wait } from 'node:timers/promises';
import { endChildren } from './processes.mjs';
import { say } from './progress.mjs';

const RESTARTS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;

/** Knows what runs, and stops it in the reverse order of its start: CMS, site, database. */
export class Supervisor {
  /** @type {Supervisor | undefined} */
  static current;
  #services = new Map();
  stopping = false;

  constructor() {
    Supervisor.current = this;
  }

  add(name, service) {
    this.#services.delete(name);
    this.#services.set(name, service);
    if (name === 'database') service.onExit((why) => this.#giveUp(`${why}; nothing can be saved without it`));
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

  /** Restarts a service that ended by itself, unless it keeps ending. */
  watch(name, service, restart) {
    const restarts = [];
    const onExit = async (why) => {
      if (this.stopping) return;
      const recent = restarts.filter((time) => time > Date.now() - MINUTE_MS);
      if (recent.length >= RESTARTS_PER_MINUTE)
        return this.#giveUp(`${why} ${RESTARTS_PER_MINUTE} times in a minute`);
      restarts.push(Date.now());
      say(`${why}; starting it again`);
      await wait(500 * 2 ** recent.length);
      if (this.stopping) return;
      try {
        const next = await restart();
        this.add(name, next);
        next.onExit(onExit);
      } catch (error) {
        onExit(error.message);
      }
    };
    service.onExit(onExit);
  }
}

/**
 * Starts a service and starts it again when it ends unasked.
 *
 * @param {Supervisor} supervisor
 * @param {string} name
 * @param {() => Promise<object>} start
 */
export async function keepRunning(supervisor, name, start) {
  const service = await start();
  supervisor.add(name, service);
  supervisor.watch(name, service, start);
}
