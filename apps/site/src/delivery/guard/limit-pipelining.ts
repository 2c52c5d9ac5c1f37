import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How many requests of a connection may wait for the answer to one before. Browsers send none ahead; tools, a few. */
export const MOST_WAITING = 16;

/**
 * Ends connections on which many requests are sent ahead. Node.js hands out all that came in one piece at once, and
 * keeps their answers until they are taken: a few kilobytes from somebody who reads nothing would make hundreds of
 * pages, and nobody else is answered meanwhile. Whoever sends ahead has to be ready for that (RFC 9112, 9.3.2).
 * Register it before every other hook.
 */
export function limitPipelining(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  const add = (socket: Socket, count: number) => waiting.set(socket, (waiting.get(socket) ?? 0) + count);

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // An answer has the connection when its turn has come.
    if (reply.raw.socket !== null) return done();
    add(socket, 1);
    if ((waiting.get(socket) ?? 0) > MOST_WAITING) socket.destroy();
    if (socket.destroyed) return void reply.hijack();
    reply.raw.once('close', () => add(socket, -1));
    done();
  });
}
