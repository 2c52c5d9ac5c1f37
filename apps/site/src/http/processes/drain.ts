import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long connections without a request may stay, in milliseconds. */
const PATIENCE = 10_000;

/** Ends a process whose place another one has taken: it serves every request, and asks clients to reconnect for the next. */
export class Drain {
  #server: HttpServer | null = null;
  #isDraining = false;

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Names the server; before Fastify's own listener, because answers of the page cache pass none of its later hooks. */
  watch(server: HttpServer): void {
    this.#server = server;
    server.prependListener('request', (_request, response) => {
      if (this.#isDraining) response.setHeader('connection', 'close');
    });
  }

  /**
   * Takes no more connections, and waits until those that are open have ended. `http.Server.close` would cut idle ones
   * at once, and with them requests that are on their way; what is idle after ten seconds asks for nothing.
   */
  async drain(patienceMs = PATIENCE): Promise<void> {
    this.#isDraining = true;
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
