import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Request ids that are accepted from a proxy; anything else could forge log lines. */
const REQUEST_ID = /^[\w-]{1,64}$/;
const PROCESS = process.pid.toString(36);

let count = 0;

/** The id of a request in the logs: that of the proxy, if it sends one (X-Request-Id). */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}

/** In any spelling that leads there. Not by `decodeURIComponent`, which refuses paths that are not encoded as they should be. */
const isPreview = (path: string) =>
  /\/preview\//i.test(
    path
      .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/[/\\]+/g, '/'),
  );

/** The path of a request for the log: without the query, which contains keywords, and without preview tokens. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return isPreview(path) ? '/preview' : path;
}

/** Logs a line for each response, without any data about the visitor. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ method, path: loggedPath(url), status, ms: Math.round(elapsedTime) }, 'Answered');
  });
}
