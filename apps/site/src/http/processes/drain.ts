import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long idle connections are kept open, in milliseconds. */
const PATIENCE = 10_000;

/** Ends a process whose place another one has taken: it serves every request, and asks clients to reconnect for the next. */
export class Drain {
  #server: HttpServer | null = null;
  #isDraining = false;

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Attaches to a server. Must run before Fastify's own listener, because cached responses skip its later hooks. */
  watch(server: HttpServer): void {
    this.#server = server;
    server.prependListener('request', (_request, response) => {
      if (this.#isDraining) response.setHeader('connection', 'close');
    });
  }

  /**
   * Stops accepting connections, and waits until the open ones have been closed. `http.Server.close` would close
   * idle connections immediately, and with them requests in transit; a connection that is still idle after ten
   * seconds has none.
   */
  async drain(patienceMs = PATIENCE): Promise<void> {
    this.#isDraining = true;
    if (!this.#server) return;
    const patience = new AbortController();
    const closed = once(this.#server, 'close');
    Server.prototype.close.call(this.#server);
    const waited = pause(patienceMs, undefined, { signal: patience.signal }).catch(() => {
      // All connections are closed.
    });
    await Promise.race([closed, waited]);
    patience.abort();
  }
}
