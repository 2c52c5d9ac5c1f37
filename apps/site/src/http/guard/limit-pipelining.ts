import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How many requests of a connection may wait for the answer to one before. Browsers send none ahead; tools, a few. */
export const MOST_WAITING = 16;

const waiting = new WeakMap<Socket, number>();
const add = (socket: Socket, count: number) => waiting.set(socket, (waiting.get(socket) ?? 0) + count);

/**
 * Counts a request that was sent ahead, and ends the connection when it is one too many. Node.js hands out all that came
 * in one piece at once, and keeps their answers until they are taken: a few kilobytes from somebody who reads nothing
 * would make hundreds of pages, or of objects that stand for kept ones, and nobody else is answered meanwhile. Whoever
 * sends ahead has to be ready for that (RFC 9112, 9.3.2). To be asked once for each request, before it is answered.
 *
 * @returns false when the connection is ended: the request is to get no answer
 */
export function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // What came after the request that ended it.
  if (socket.destroyed) return false;
  // An answer has the connection when its turn has come.
  if (response.socket !== null) return true;
  add(socket, 1);
  if ((waiting.get(socket) ?? 0) > MOST_WAITING) {
    socket.destroy();
    return false;
  }
  response.once('close', () => add(socket, -1));
  return true;
}

/** Counts what Fastify sees. Register it before every other hook. */
export function limitPipelining(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (mayWait(request.raw, reply.raw)) done();
    else reply.hijack();
  });
}
