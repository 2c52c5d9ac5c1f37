import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What we take from a proxy as the name of a request; anything else could forge lines of a log. */
const REQUEST_ID = /^[\w-]{1,64}$/;
const PROCESS = process.pid.toString(36);

let count = 0;

/** The name of a request in the logs: the proxy's own, when it gives one (X-Request-Id). */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}

/** The path of a request: without its query, where keywords are, and without the tokens of previews. */
function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.startsWith('/preview/') ? '/preview' : path;
}

/** A line for each answer, with nothing about the visitor in it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ method, path: loggedPath(url), status, ms: Math.round(elapsedTime) }, 'Answered');
  });
}
