import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads what is left of a body once its request has been answered, as an upload that was refused on a full disk. Node.js
 * does so for bodies that nobody has begun to read; of others, what is left would stay in front of the next request on the
 * connection, which is another person's behind a proxy and would never be answered.
 */
export function readRest(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.readableEnded) return;
    for (const event of ['data', 'readable']) request.removeAllListeners(event);
    request.resume();
  });
}
