import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long connections without a request may stay, in milliseconds. */
const PATIENCE = 10_000;

/** Sees visitors off when another process has taken over: answers every request, and asks to connect anew for the next. */
export class Farewell {
  #server: HttpServer | null = null;
  #isBegun = false;

  get isBegun(): boolean {
    return this.#isBegun;
  }

  /** Names the server; before Fastify's own listener, because answers of the page cache pass none of its later hooks. */
  watch(server: HttpServer): void {
    this.#server = server;
    server.prependListener('request', (_request, response) => {
      if (this.#isBegun) response.setHeader('connection', 'close');
    });
  }

  /**
   * Takes no more connections, and waits until those that are open have ended. `http.Server.close` would cut idle ones
   * at once, and with them requests that are on their way; what is idle after ten seconds asks for nothing.
   */
  async seeOff(patienceMs = PATIENCE): Promise<void> {
    this.#isBegun = true;
    if (!this.#server) return;
    const patience = new AbortController();
    const closed = once(this.#server, 'close');
    Server.prototype.close.call(this.#server);
    const waited = pause(patienceMs, undefined, { signal: patience.signal }).catch(() => {
      // Everybody has left.
    });
    await Promise.race([closed, waited]);
    patience.abort();
  }
}
