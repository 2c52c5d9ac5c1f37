import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How many pipelined requests of a connection may wait for earlier responses. Browsers do not pipeline; tools
 * do, a little.
 */
export const MOST_WAITING = 16;

const waiting = new WeakMap<Socket, number>();
const add = (socket: Socket, count: number) => waiting.set(socket, (waiting.get(socket) ?? 0) + count);

/**
 * Counts a pipelined request, and closes the connection if there are too many. Node.js dispatches all requests
 * of a chunk immediately and keeps their responses until the client reads them. A few kilobytes from a client
 * that reads nothing could therefore cause hundreds of pages to be rendered, or of objects for cached responses
 * to be created, while other clients wait. Clients that pipeline must expect this (RFC 9112, 9.3.2). Call it
 * once for each request, before responding.
 *
 * @returns false if the connection is closed: then do not respond to the request
 */
export function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // Requests that came after the one that closed the connection.
  if (socket.destroyed) return false;
  // A response is assigned to the socket when it is its turn.
  if (response.socket !== null) return true;
  add(socket, 1);
  if ((waiting.get(socket) ?? 0) > MOST_WAITING) {
    socket.destroy();
    return false;
  }
  response.once('close', () => add(socket, -1));
  return true;
}
