import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads what is left of a body once its request has been answered, as an upload that was refused on a full disk, and drops
 * it. Node.js does so for bodies that nobody has begun to read; of others, what is left would stay in front of the next
 * request on the connection, which is another person's behind a proxy and would never be answered.
 */
export function readRest(request: IncomingMessage, response: ServerResponse): void {
  // By the end, the request may have been destroyed by its reader, and has none.
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete) return;
    request.push = () => true;
    socket.resume();
  });
}
